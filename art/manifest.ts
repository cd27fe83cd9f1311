/** What is committed under public/art, as data. */
import { readFile, writeFile } from 'node:fs/promises'

export interface ManifestEntry {
  width: number
  height: number
  bytes: number
  /** The file's hash; pages append it to the address, so that browsers may cache the picture indefinitely. */
  file: string
  /** Hash of the definition the file was drawn from. */
  definition: string
  /** Shown until the picture loads. */
  bg_color: string
}

/** Keyed by path below public/art/. */
export type Manifest = Record<string, ManifestEntry>

export const artFolder = new URL('../public/art/', import.meta.url)
const manifestFile = new URL('manifest.json', artFolder)

export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
}

/** One entry per line, sorted by path: a changed picture is a changed line. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  const lines = Object.entries(manifest)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, entry]) => `  ${JSON.stringify(path)}: ${JSON.stringify(entry)}`)
  await writeFile(manifestFile, `{\n${lines.join(',\n')}\n}\n`)
}
