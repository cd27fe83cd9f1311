import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../steps.ts'
import { gameLists } from './games.ts'
import { promotionsPage } from './promotions.ts'
import { requirementsPage } from './proofs.ts'
import { sliceLists } from './slices.ts'

/** Every generated list by file path, with the content that the folders imply. */
export const readLists = async (root: string = ROOT): Promise<Readonly<Record<string, string>>> => ({
  ...sliceLists(root),
  ...(await gameLists(root)),
  ...requirementsPage(root),
  ...(await promotionsPage(root)),
})

/** Updates the lists from the folders, and returns the paths of those that changed. */
export async function writeLists(root: string = ROOT): Promise<string[]> {
  const changed = Object.entries(await readLists(root)).filter(([path, text]) => readList(root, path) !== text)
  for (const [path, text] of changed) writeFileSync(join(root, path), text)
  return changed.map(([path]) => path)
}

/** The checked-in content; empty if missing. */
export function readList(root: string, path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}
