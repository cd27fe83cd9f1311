type Words = { readonly [key: string]: string | Words }

/** The dictionary with a brand's own words in it; what the brand does not touch stays the same object. */
export function withCopy<T extends object>(messages: T, copy: Readonly<Record<string, string>>): T {
  return Object.entries(copy).reduce<Words>((words, [key, text]) => put(words, key.split('.'), text), messages as Words) as T
}

function put(words: Words, [name = '', ...rest]: readonly string[], text: string): Words {
  const inner = words[name]
  return { ...words, [name]: rest.length > 0 ? put(typeof inner === 'object' ? inner : {}, rest, text) : text }
}
