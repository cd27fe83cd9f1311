import { readdirSync } from 'node:fs'

/** What is in the folder of an archive beside its mark. */
export const archivedFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => !file.endsWith('_folder.txt'))
    .toSorted()
