import { join } from 'node:path'
import type { Source } from './sources.ts'

/** Modules whose exports a framework or another program uses by name. */
const ASKED_BY_NAME = [
  /\.d\.mts$/,
  /\.config\.ts$/,
  /^apps\/[^/]+\/web\/(root|entry\.\w+|(app|gallery|layouts|locales|pages)\/[\w-]+)\.tsx?$/,
  /^features\/[^/]+\/[^/]+\/web\/(.+\/)?[\w-]+-page\.tsx$/,
]

/**
 * Values that a file exports and no other file imports, as `path: name`. Types are excluded, because declarations
 * need their names.
 */
export function lonelyExports(sources: readonly Source[]): string[] {
  const imported = importedNames(sources)
  return sources
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !ASKED_BY_NAME.some((pattern) => pattern.test(path)))
    .flatMap(({ path, text }) => {
      const names = imported.get(path)
      return names?.has('*') ? [] : exportedValues(text).flatMap((name) => (names?.has(name) ? [] : `${path}: ${name}`))
    })
}

const exportedValues = (text: string): string[] =>
  [...withoutTemplates(text).matchAll(/^export (?:abstract )?(?:async )?(?:const|let|function\*?|class) (\w+)/gm)].map(
    (match) => match[1]!,
  )

/** Code that a file writes into another one is not its own export. */
const withoutTemplates = (text: string): string => text.replace(/`(?:[^`\\]|\\.)*`/g, '``')

/** The imported names of each file; `*` for all of them, as by a dynamic import or a worker. */
function importedNames(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>()
  const add = (from: string, specifier: string, names: readonly string[]): void => {
    const path = specifier.startsWith('#') ? specifier.slice(1) : join(from, '..', specifier)
    imported.set(path, new Set([...(imported.get(path) ?? []), ...names]))
  }
  for (const { path, text } of sources) {
    for (const [, clause = '', specifier = ''] of text.matchAll(/\b(?:import|export)\s+([\w\s{},*]+?)\s*from\s*'([^']+)'/g)) {
      add(path, specifier, namesIn(clause))
    }
    for (const [, specifier = ''] of text.matchAll(/\b(?:import\(\s*|new URL\()(?:\/\*.*?\*\/\s*)?'([^']+)'/g)) {
      add(path, specifier, ['*'])
    }
  }
  return imported
}

function namesIn(clause: string): string[] {
  if (clause.includes('*')) return ['*']
  const inBraces = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  return inBraces.split(',').map(
    (part) =>
      part
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)[0]!,
  )
}
