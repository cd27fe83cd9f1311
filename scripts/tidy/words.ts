import { globSync } from 'node:fs'
import { join } from 'node:path'
import { findUnfitWords as unfitWordsIn, valuesIn } from '#kernel/words.ts'
import { ROOT } from '../steps.ts'

/** Texts by key path. */
export type Texts = ReadonlyMap<string, string>

export interface Pair {
  /** Of the English file. */
  readonly path: string
  readonly en: Texts
  readonly es: Texts
}

/** Every message file with its counterpart: `x.en.ts` and `x.es.ts`, `x-en.ts` and `x-es.ts`. */
export async function readPairs(): Promise<Pair[]> {
  const paths = globSync('{ui,client,features,engine,games}/**/*[.-]en.ts', { cwd: ROOT }).sort()
  return Promise.all(
    paths.map(async (path) => ({ path, en: await readTexts(path), es: await readTexts(path.replace(/en\.ts$/, 'es.ts')) })),
  )
}

async function readTexts(path: string): Promise<Texts> {
  const module = (await import(join(ROOT, path))) as Record<string, unknown>
  return new Map(Object.values(module).flatMap((texts) => flatten(texts)))
}

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  // A function's sentence: its words are in the source.
  if (typeof value === 'function')
    return [[path, (value.toString().match(/'[^']*'|`[^`]*`/g) ?? []).join(' ').replace(/\$?\{[^}]*\}/g, '')]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
}

export function comparePairs({ en, es }: Pair): string[] {
  const lonely = [...en.keys()].filter((key) => !es.has(key)).concat([...es.keys()].filter((key) => !en.has(key)))
  const unlike = [...en].filter(([key, text]) => es.has(key) && valuesIn(text) !== valuesIn(es.get(key)!))
  return [
    ...lonely.map((key) => `${key} is only in one language`),
    ...unlike.map(([key, text]) => `${key} takes ${valuesIn(text)} here, ${valuesIn(es.get(key)!)} there`),
  ]
}

/** With the key of each. */
export const findUnfitWords = (texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) => unfitWordsIn(text).map((word) => `${key}: ${word}`))
