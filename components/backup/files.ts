import { Share } from 'react-native';

/** Phones hand the text to whatever the player keeps things with. */
export async function saveFile(_name: string, text: string): Promise<boolean> {
  const { action } = await Share.share({ message: text });
  return action === Share.sharedAction;
}

/** Where there is no file picker, the text is pasted. */
export const pickFile: (() => Promise<string | null>) | null = null;
