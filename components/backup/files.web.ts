/** The browser keeps it where it keeps all that is downloaded. */
export async function saveFile(name: string, text: string): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}

/** Null: nothing was picked. */
export const pickFile: (() => Promise<string | null>) | null = () =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.txt,text/plain';
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (file) file.text().then(resolve, () => resolve(null));
      else resolve(null);
    };
    input.oncancel = () => resolve(null);
    input.click();
  });
