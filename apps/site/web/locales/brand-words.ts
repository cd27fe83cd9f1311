import compile from 'icu-minify/compile'
import type { BrandWord } from '#ui/brand/brand.tsx'

/** Each text is compiled once; edited texts are evicted over time. */
const KNOWN_MAX = 5_000
const known = new Map<string, BrandWord | null>()

/**
 * A brand's messages for pages: the server reads ICU, built browsers have no parser and also get them compiled.
 * Malformed ones are omitted, so the site's own remain.
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
