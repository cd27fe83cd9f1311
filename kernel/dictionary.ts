type Words = { readonly [key: string]: unknown }

/** The dictionary with overrides, each at the path of its key; unchanged parts remain the same objects. */
export const withWords = <T extends object>(dictionary: T, words: Readonly<Record<string, unknown>>): T =>
  Object.entries(words).reduce<Words>((all, [key, word]) => put(all, key.split('.'), word), dictionary as Words) as T

function put(words: Words, [name = '', ...rest]: readonly string[], word: unknown): Words {
  const inner = Object.hasOwn(words, name) ? words[name] : undefined
  return { ...words, [name]: rest.length > 0 ? put(isWords(inner) ? inner : {}, rest, word) : word }
}

/** Texts by name; a compiled text is a string or a list. */
export const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value)
