import { z } from 'zod'
import { route } from '#kernel/contract.ts'

const key = {
  kind: z.string().max(20),
  /** `*` for every brand. */
  brand: z.string().min(1).max(40),
  name: z.string().trim().min(1).max(120),
  locale: z.enum(['en', 'es', '*']),
}
const entryKey = z.object(key)
export type EntryKey = z.infer<typeof entryKey>

const version = z.object({
  ...key,
  version: z.int(),
  state: z.enum(['draft', 'published']),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
  goesLiveAt: z.iso.datetime().nullable(),
  /** Published for a future time. */
  isLater: z.boolean(),
})

const body = z.record(z.string(), z.unknown())

export const listContent = route({
  method: 'GET',
  path: '/rest/operator/content/',
  effect: 'read',
  actor: 'operator',
  right: 'content-read',
  summary: 'Operators: lists the kinds of content and the latest version of every entry of one kind.',
  query: z.object({ kind: z.string().max(20) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      kinds: z.array(
        z.object({
          kind: z.string(),
          title: z.string(),
          /** The format of names, in words; empty where none is needed. */
          hint: z.string(),
          isByLocale: z.boolean(),
          isFinal: z.boolean(),
          blank: body,
          /** The allowed values of a restricted field, by its path. */
          choices: z.record(z.string(), z.array(z.string())),
          /** What a field means, by its path. */
          hints: z.record(z.string(), z.string()),
        }),
      ),
      entries: z.array(version),
    }),
  }),
})

export const readContent = route({
  method: 'GET',
  path: '/rest/operator/content/entry/',
  effect: 'read',
  actor: 'operator',
  right: 'content-read',
  summary: 'Operators: lists every version of an entry, newest first.',
  query: entryKey,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ versions: z.array(version.extend({ body: body.nullable() })) }),
  }),
})

export const saveContent = route({
  method: 'POST',
  path: '/rest/operator/content/save/',
  effect: 'write',
  actor: 'operator',
  right: 'content-write',
  summary: 'Operators: saves a draft as the next version of an entry.',
  body: z.object({
    ...key,
    /** The version that the draft was based on; 0 for a new entry. */
    basedOn: z.int().min(0),
    /** Null removes the entry once that version is published. */
    body: body.nullable(),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ version: z.int() }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('not-valid'), problems: z.array(z.string()) }),
    z.object({ success: z.literal(false), reasonType: z.literal('changed-meanwhile'), by: z.string(), version: z.int() }),
    z.object({ success: z.literal(false), reasonType: z.literal('final') }),
  ]),
})

export const publishContent = route({
  method: 'POST',
  path: '/rest/operator/content/publish/',
  effect: 'write',
  actor: 'operator',
  right: 'content-write',
  summary: 'Operators: publishes an entry’s latest draft, now or at a later time.',
  body: z.object({ ...key, version: z.int().min(1), goesLiveAt: z.iso.datetime().nullable() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('changed-meanwhile'), by: z.string(), version: z.int() }),
    z.object({ success: z.literal(false), reasonType: z.literal('not-valid'), problems: z.array(z.string()) }),
  ]),
})

export const previewContent = route({
  method: 'POST',
  path: '/rest/operator/content/preview/',
  effect: 'write',
  actor: 'operator',
  right: 'content-read',
  summary: 'Operators: renders Markdown as the page will show it. Saves nothing.',
  body: z.object({ text: z.string().max(60_000), locale: z.enum(['en', 'es']) }),
  reply: z.object({ success: z.literal(true), data: z.object({ html: z.string(), problems: z.array(z.string()) }) }),
})

export const searchMessages = route({
  method: 'GET',
  path: '/rest/operator/content/messages/',
  effect: 'read',
  actor: 'operator',
  right: 'content-read',
  summary: 'Operators: finds built-in texts by key or content.',
  query: z.object({ locale: z.enum(['en', 'es']), search: z.string().trim().min(2).max(100) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ messages: z.array(z.object({ key: z.string(), built: z.string(), now: z.string() })) }),
  }),
})
