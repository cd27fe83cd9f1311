import type { Source } from './sources.ts'

/** The texts of a language by namespace and key; a leaf is a text, or a function that makes one. */
export interface Words {
  readonly [key: string]: unknown
}

/**
 * The words that a file asks for by name and that are not there: a page would say so in the middle of its drawing. A name
 * for words that stands for different namespaces in one file is good where one of them has the key.
 */
export function findUnknownWords({ text }: Source, all: Words): string[] {
  const namespaces = new Map<string, string[]>()
  for (const [, name = '', namespace = ''] of text.matchAll(/const (\w+) = useTranslations\('([\w.-]+)'\)/g)) {
    namespaces.set(name, [...(namespaces.get(name) ?? []), namespace])
  }
  for (const [, name = '', other = ''] of text.matchAll(/const (\w+) = (\w+) as /g)) {
    if (namespaces.has(other)) namespaces.set(name, [...(namespaces.get(name) ?? []), ...namespaces.get(other)!])
  }
  return [...namespaces].flatMap(([name, places]) =>
    [...text.matchAll(new RegExp(String.raw`(?<![\w.])${name}(?:\.rich)?\('([\w.-]+)'`, 'g'))]
      .map((match) => match[1]!)
      .filter((key) => !places.some((place) => has(all, `${place}.${key}`)))
      .map((key) => `${places.join(' or ')} has no ${key}`),
  )
}

const has = (words: Words, path: string): boolean =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Words | undefined)?.[key], words) !== undefined
