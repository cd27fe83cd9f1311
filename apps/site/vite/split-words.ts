export type Words = { readonly [key: string]: string | Words }

export interface Split {
  readonly first: Words
  readonly late: Words
}

/** Splits a dictionary in two: `isFirst` is called with each text's full path. Together the parts are the whole. */
export function splitWords(words: Words, isFirst: (path: string) => boolean, under = ''): Split {
  const first: Record<string, string | Words> = {}
  const late: Record<string, string | Words> = {}
  for (const [key, value] of Object.entries(words)) {
    const path = `${under}${key}`
    if (typeof value === 'string') (isFirst(path) ? first : late)[key] = value
    else {
      const parts = splitWords(value, isFirst, `${path}.`)
      if (Object.keys(parts.first).length > 0) first[key] = parts.first
      if (Object.keys(parts.late).length > 0) late[key] = parts.late
    }
  }
  return { first, late }
}

/** Whether a path equals or lies below one of these. */
export const isUnder = (path: string, names: readonly string[]): boolean =>
  names.some((name) => path === name || path.startsWith(`${name}.`))
