import compile from 'icu-minify/compile'
import type { BrandWord } from '#ui/brand/brand.tsx'

/** Every text is compiled once; a text that has been edited makes place for others in time. */
const KNOWN_MAX = 5_000
const known = new Map<string, BrandWord | null>()

/**
 * A brand's words as pages take them: the server reads ICU, built browsers have no parser and get them compiled as well.
 * What cannot be read is left out, so that the site's own words stay in its place.
 */
export function brandWords(texts: Readonly<Record<string, string>>): Record<string, BrandWord> {
  const words = Object.entries(texts).flatMap(([key, text]) => {
    const word = wordOf(text)
    return word === null ? [] : [[key, word] as const]
  })
  return Object.fromEntries(words)
}

function wordOf(icu: string): BrandWord | null {
  const before = known.get(icu)
  if (before !== undefined) return before
  if (known.size >= KNOWN_MAX) known.clear()
  const word = read(icu)
  known.set(icu, word)
  return word
}

function read(icu: string): BrandWord | null {
  try {
    const compiled = compile(icu)
    return compiled === icu ? icu : { icu, compiled }
  } catch {
    return null
  }
}
