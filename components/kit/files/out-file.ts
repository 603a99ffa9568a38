/** How a file leaves the app: into a folder that is chosen, to another app, or to the browser's downloads. */
export type Way = 'folder' | 'share' | 'download';

/**
 * What is known afterwards. `saved`: it was read back where it lies now. `handed`: another program has it, and whether that one keeps
 * it nobody tells.
 */
export type Gone = 'saved' | 'handed' | 'cancelled';

/** A text file that is written a piece at a time; nobody sees it before it is handed over. */
export interface OutFile {
  readonly name: string;
  add(text: string): void;
  /** Characters; long files are ASCII, so there this is also the size in bytes. */
  readonly size: number;
  text(): Promise<string>;
  /** Throws when it could not be written. */
  give(way: Way): Promise<Gone>;
}
