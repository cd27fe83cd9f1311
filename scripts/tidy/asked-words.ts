import type { Source } from './sources.ts'

/** A language's messages by namespace and key; a leaf is a text, or a function that returns one. */
export interface Words {
  readonly [key: string]: unknown
}

/**
 * Message keys that a file uses and that do not exist: rendering would throw. A variable that holds different
 * namespaces in one file passes if one of them has the key.
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
