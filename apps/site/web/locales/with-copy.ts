import type { BrandWord } from '#ui/brand/brand.tsx'

type Words = { readonly [key: string]: unknown }

/** Built browsers have no parser. */
const FORM = import.meta.env.PROD && !import.meta.env.SSR ? 'compiled' : 'icu'

/** The dictionary with a brand's own words in it; what the brand does not touch stays the same object. */
export function withCopy<T extends object>(
  messages: T,
  copy: Readonly<Record<string, BrandWord>>,
  form: 'compiled' | 'icu' = FORM,
): T {
  return Object.entries(copy).reduce<Words>(
    (words, [key, word]) => put(words, key.split('.'), typeof word === 'string' ? word : word[form]),
    messages as Words,
  ) as T
}

function put(words: Words, [name = '', ...rest]: readonly string[], word: unknown): Words {
  const inner = words[name]
  return { ...words, [name]: rest.length > 0 ? put(isWords(inner) ? inner : {}, rest, word) : word }
}

/** A compiled text is a string or a list. */
export const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value)
