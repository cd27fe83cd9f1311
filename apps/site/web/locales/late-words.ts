import { isWords } from '#kernel/dictionary.ts'
import { pageAt, type Locale, localeOfPath, NO_WORDS } from '#kernel/locale.ts'
import { FIRST_PAGES } from './first-words.ts'
import type { Brand } from '#ui/brand/brand.tsx'
import { withCopy } from '#ui/brand/with-copy.ts'

type Words = { [key: string]: unknown }
type Copy = Brand['copy']

const LATE: Readonly<Record<Locale, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('virtual:words/en/late'),
  es: () => import('virtual:words/es/late'),
}

/** The loaded messages, and the dictionaries to extend with them. */
const come = new Map<Locale, Words>()
const open: { readonly locale: Locale; readonly grow: (late: Words) => void }[] = []

/** A page's dictionary with the brand's messages. It is extended in place, so nothing renders again. */
export function openWords<T extends object>(locale: Locale, messages: T, copy: Copy): T {
  const words = { ...withCopy(messages, copy) }
  if (import.meta.env.SSR) return words
  const grow = (late: Words) => fill(words as Words, withCopy(late, copy))
  const late = come.get(locale)
  if (late) grow(late)
  else open.push({ locale, grow })
  return words
}

/** Resolves once the page has every message of its language. */
export async function lateWords(asked?: Locale): Promise<void> {
  // The server has every message from the start.
  if (import.meta.env.SSR) return
  const locale = asked ?? localeOfPath(location.pathname)
  if (come.has(locale)) return
  const late = await readLate(locale)
  if (come.has(locale)) return
  come.set(locale, late)
  growAll(locale, late)
}

/** If they fail to load, components without messages report that. */
async function readLate(locale: Locale): Promise<Words> {
  try {
    return (await LATE[locale]()).default
  } catch (error) {
    growAll(locale, { error: NO_WORDS })
    throw error
  }
}

function growAll(locale: Locale, words: Words): void {
  for (const dictionary of open) if (dictionary.locale === locale) dictionary.grow(words)
}

/** Resolves once the page has the messages that it renders with. */
export async function wordsOfPage(path: string): Promise<void> {
  if (!isFirstPage(path)) await lateWords(localeOfPath(path))
}

export const isFirstPage = (path: string): boolean => FIRST_PAGES.includes(pageAt(path))

/** Merges deeply and in place, because mounted components hold on to their namespace. */
function fill(words: Words, late: Words): void {
  for (const [key, value] of Object.entries(late)) {
    const known = words[key]
    if (isWords(known) && isWords(value)) fill(known as Words, value)
    else words[key] = value
  }
}
