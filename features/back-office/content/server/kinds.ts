import compile from 'icu-minify/compile'
import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import { findUnfitWords, valuesIn } from '#kernel/words.ts'
import type { ContentKind, ContentSeed } from '#platform/content/content-kind.ts'
import { sponsorKind } from '#platform/content/sponsor.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { SiteServices } from '#platform/feature.ts'
import { findUnsafeLinks } from './markdown.ts'
import { pagesEn } from './pages-en.ts'
import { pagesEs } from './pages-es.ts'

const line = (max: number) => z.string().trim().max(max)

const pageBody = z.strictObject({
  title: line(120).min(1),
  body: z.string().min(1).max(60_000),
  /** For search engines; empty means the page title and no description. */
  seoTitle: line(120).meta({ title: 'SEO title' }),
  seoDescription: line(300).meta({ title: 'SEO description' }),
})
export type PageBody = z.infer<typeof pageBody>

const seedsOf = (pages: typeof pagesEn, locale: Locale): ContentSeed[] =>
  Object.entries(pages).map(([name, { title, body }]) => ({
    name,
    locale,
    body: { title, body, seoTitle: '', seoDescription: '' },
  }))

const pages: ContentKind = {
  kind: 'page',
  title: 'Pages',
  name: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  isByLocale: true,
  schema: pageBody,
  blank: { title: '', body: '', seoTitle: '', seoDescription: '' },
  check: (_ctx, { body }) => findUnsafeLinks((body as PageBody).body),
  seeds: [...seedsOf(pagesEn, 'en'), ...seedsOf(pagesEs, 'es')],
}

const seoBody = z.strictObject({
  title: line(120),
  description: line(300),
  /** A picture of this site or an https URL, 1200 × 630; empty means the game's or the brand's. */
  image: z.union([z.literal(''), z.string().regex(/^(\/(?![/\\])|https:\/\/)[^\s"'<>]+$/)]),
})
export type SeoBody = z.infer<typeof seoBody>

const seo: ContentKind = {
  kind: 'seo',
  title: 'Search and sharing',
  name: /^\/(?![/\\])[\w/-]*$/,
  isByLocale: true,
  schema: seoBody,
  blank: { title: '', description: '', image: '' },
  seeds: [],
}

const messageBody = z.strictObject({ text: z.string().min(1).max(2_000) })
export type MessageBody = z.infer<typeof messageBody>

/** The messages that operators replaced, by key. */
export const writtenWords = ({ content }: Pick<VisitorContext, 'content'>, locale: Locale): Record<string, string> =>
  Object.fromEntries(content.list<MessageBody>('message', locale).map(({ name, body }) => [name, body.text]))

export type LoadMessages = SiteServices['loadMessages']

/**
 * A replacement of a built-in message. The key must exist, take the same values, and use only a social casino's
 * vocabulary.
 */
const messages = (loadMessages: LoadMessages): ContentKind => ({
  kind: 'message',
  title: 'Words',
  name: /^[\w-]+(\.[\w-]+)+$/,
  isByLocale: true,
  schema: messageBody,
  blank: { text: '' },
  async check(_ctx, { name, locale, body }) {
    const { text } = body as MessageBody
    const built = findMessage(await loadMessages(locale as Locale), name)
    if (built === undefined) return [`There is no text with the key ${name}.`]
    const unfit = findUnfitWords(text).map((word) => `“${word}” isn’t allowed in a social casino.`)
    if (!isReadable(text))
      return [...unfit, 'A bracket isn’t closed, or a value is malformed. Write {name} or {count, plural, one {…} other {…}}.']
    if (valuesIn(text) === valuesIn(built)) return unfit
    return [...unfit, `Use the same values as the built-in text: ${built}`]
  },
  seeds: [],
})

/** Whether it can be sent to pages, which receive compiled messages. */
function isReadable(icu: string): boolean {
  try {
    compile(icu)
    return true
  } catch {
    return false
  }
}

export function findMessage(words: object, key: string): string | undefined {
  let inner: unknown = words
  for (const part of key.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, part)) return undefined
    inner = (inner as Record<string, unknown>)[part]
  }
  return typeof inner === 'string' ? inner : undefined
}

export const kindsWith = (loadMessages: LoadMessages): readonly ContentKind[] => [pages, seo, messages(loadMessages), sponsorKind]
