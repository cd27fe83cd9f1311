import type { z } from 'zod'
import type { ReplyOf } from '#kernel/contract.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Instant } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { ContentKind } from '#platform/content/content-kind.ts'
import { type ContentVersion, listLatest, readVersions } from '#platform/content/store.ts'
import type * as contract from '../shared/operator-contract.ts'
import type { EntryKey } from '../shared/operator-contract.ts'
import { findMessage, type LoadMessages, type MessageBody } from './kinds.ts'
import { drawMarkdown, findUnsafeLinks } from './markdown.ts'

const MESSAGES_MAX = 60

export const listContentWith =
  (kinds: () => readonly ContentKind[]) =>
  async (
    ctx: OperatorContext,
    { query: { kind } }: { query: { kind: string } },
  ): Promise<ReplyOf<typeof contract.listContent>> => {
    const entries = await listLatest(ctx.reader, kind)
    return {
      success: true,
      data: {
        kinds: kinds().map(({ kind: id, title, hint = '', isByLocale, isFinal = false, blank, choices = {}, hints = {} }) => ({
          kind: id,
          title,
          hint,
          isByLocale,
          isFinal,
          blank: blank as Record<string, unknown>,
          choices: Object.fromEntries(Object.entries(choices).map(([path, words]) => [path, [...words]])),
          hints: { ...hints },
        })),
        entries: entries.map((entry) => toVersion(entry, ctx.clock.now())),
      },
    }
  }

export async function readContent(
  ctx: OperatorContext,
  { query }: { query: EntryKey },
): Promise<ReplyOf<typeof contract.readContent>> {
  const versions = await readVersions(ctx.reader, query)
  return {
    success: true,
    data: {
      versions: versions.map((each) => ({
        ...toVersion(each, ctx.clock.now()),
        body: each.body as Record<string, unknown> | null,
      })),
    },
  }
}

export async function previewContent(
  ctx: OperatorContext,
  { body: { text, locale } }: { body: z.infer<(typeof contract.previewContent)['body'] & object> },
): Promise<ReplyOf<typeof contract.previewContent>> {
  const { theme } = ctx
  const { html } = drawMarkdown(text.replaceAll('{brand}', theme.name), locale)
  return { success: true, data: { html, problems: findUnsafeLinks(text) } }
}

export const searchMessagesWith =
  (loadMessages: LoadMessages) =>
  async (
    ctx: OperatorContext,
    { query: { locale, search } }: { query: { locale: Locale; search: string } },
  ): Promise<ReplyOf<typeof contract.searchMessages>> => {
    const { content } = ctx
    const words = await loadMessages(locale)
    const wanted = search.toLowerCase()
    const found = keysOf(words).flatMap((key) => {
      const built = findMessage(words, key) ?? ''
      const now = content.find<MessageBody>('message', key, locale)?.body.text ?? built
      return `${key} ${built} ${now}`.toLowerCase().includes(wanted) ? [{ key, built, now }] : []
    })
    return { success: true, data: { messages: found.slice(0, MESSAGES_MAX) } }
  }

function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, inner]) => {
    const whole = path ? `${path}.${key}` : key
    return typeof inner === 'string' ? [whole] : typeof inner === 'object' && inner !== null ? keysOf(inner, whole) : []
  })
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const toVersion = (row: ContentVersion, now: Instant) => ({
  kind: row.kind,
  brand: row.brand,
  name: row.name,
  locale: row.locale as EntryKey['locale'],
  version: row.version,
  state: row.state,
  savedBy: row.saved_by,
  savedAt: iso(row.saved_at)!,
  goesLiveAt: iso(row.goes_live_at),
  isLater: row.goes_live_at !== null && row.goes_live_at > now,
})
