import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../steps.ts'

export interface Source {
  /** Relative to the project's folder. */
  readonly path: string
  readonly text: string
}

const NOT_OURS = new Set(['node_modules', 'build', '.git', '.cache', '.data', '.react-router', 'coverage'])

export function readSources(pattern: string): Source[] {
  const entries = globSync(pattern, { cwd: ROOT, exclude: (path) => NOT_OURS.has(path.split('/').at(-1)!) })
  return entries.sort().map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

/** A file's imports of our own files, as paths relative to the project's folder. */
export function importsOf({ path, text }: Source): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)].map((match) => match[1]!)
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return specifier.slice(1)
    return specifier.startsWith('.') ? join(path, '..', specifier) : []
  })
}
