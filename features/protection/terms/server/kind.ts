import { z } from 'zod'
import { findUnfitWords } from '#kernel/words.ts'
import type { ContentKind, ContentSeed } from '#platform/content/content-kind.ts'
import type { TermsText } from '../shared/terms-text.ts'
import { TEXTS } from '../shared/texts.ts'
import { parseText, writeText } from './text.ts'

const text = z.strictObject({ title: z.string().trim().min(1).max(120), text: z.string().min(1).max(100_000) })

/** A document version as operators write it: headings begin with `## `, a blank line separates paragraphs. */
const versionBody = z.strictObject({ isMaterial: z.boolean(), en: text, es: text })
export type VersionBody = z.infer<typeof versionBody>

const seedOf = (id: string): ContentSeed => ({
  name: id,
  locale: '*',
  body: { isMaterial: true, en: toBody(TEXTS.en[id]!), es: toBody(TEXTS.es[id]!) },
})

const toBody = (seed: TermsText) => ({ title: seed.title, text: writeText(seed) })

/** Immutable once published (SWP-6): a change is a new version with its own date. */
export const termsKind: ContentKind = {
  kind: 'terms',
  title: 'Documents',
  name: /^(terms-of-use|privacy-policy|sweepstakes-rules)@\d{4}-\d\d-\d\d$/,
  isByLocale: false,
  isFinal: true,
  schema: versionBody,
  blank: { isMaterial: true, en: { title: '', text: '' }, es: { title: '', text: '' } },
  check(ctx, { name, body }) {
    const { en, es } = body as VersionBody
    const day = name.slice(name.indexOf('@') + 1)
    return [
      ...(z.iso.date().safeParse(day).success ? [] : [`${day} is no day of the calendar.`]),
      ...(day >= ctx.today ? [] : [`A version takes effect today (${ctx.today}) or later, not on ${day}.`]),
      ...([en, es] as const).flatMap(({ text: each }) =>
        parseText(each).length > 0 ? [] : ['Each text begins with a heading: ## and its words.'],
      ),
      ...findUnfitWords(`${en.title} ${en.text} ${es.title} ${es.text}`).map(
        (word) => `“${word}” isn’t allowed in a social casino.`,
      ),
    ]
  },
  seeds: Object.keys(TEXTS.en).map(seedOf),
}
