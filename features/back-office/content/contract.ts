import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** `free-entry`: the slug after `/page/`. */
export const pageName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)

/** Questions with their answers, under one title; empty where the page has no groups. */
const questionGroup = z.object({
  title: z.string(),
  questions: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
})
export type QuestionGroup = z.infer<typeof questionGroup>

/** A page for reading: in the visitor's language, with the brand's name inserted. */
export const contentPage = z.object({
  name: pageName,
  title: z.string(),
  /** Rendered from Markdown on the server: none of its tags were written by an operator. */
  html: z.string(),
  outline: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The FAQ alone has them; its `html` is what precedes the first one. */
  groups: z.array(questionGroup),
  /** ISO time of the version shown. */
  updatedAt: z.iso.datetime(),
  seo: z.object({ title: z.string(), description: z.string() }),
})
export type ContentPage = z.infer<typeof contentPage>

export const getPage = route({
  method: 'GET',
  path: '/rest/page/content/:name/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the published version of a content page.',
  params: z.object({ name: pageName }),
  reply: z.object({ success: z.literal(true), data: contentPage }),
})

/** The parts of a page's head other than its title. */
export const pageHead = z.object({
  /** For sharing; the page's own where null. */
  title: z.string().nullable(),
  description: z.string(),
  /** Operators' replacements of the page's own texts; null where unchanged. */
  instead: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  /** Path or URL of a picture, 1200 × 630, and its alternative text. */
  image: z.string(),
  imageAlt: z.string(),
  isIndexed: z.boolean(),
  /** schema.org objects as JSON-LD. */
  structured: z.array(z.record(z.string(), z.unknown())),
})
export type PageHead = z.infer<typeof pageHead>

/** The company that runs the brand, and the brand's pages elsewhere. */
const sponsor = z.object({
  name: z.string(),
  address: z.array(z.string()),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
})

export const getHead = route({
  method: 'GET',
  path: '/rest/page/head/',
  effect: 'read',
  actor: 'visitor',
  summary:
    'Returns a page’s title and description for search engines and link previews, the texts that operators replaced, and who runs the brand.',
  query: z.object({ path: z.string().max(2_000) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      head: pageHead,
      messages: z.record(z.string(), z.string()),
      /** Null until an operator has published it. */
      sponsor: sponsor.nullable(),
    }),
  }),
})

export const getSitemap = route({
  method: 'GET',
  path: '/rest/page/sitemap/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists the brand’s public pages, without language prefix. Every page exists in each language.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ pages: z.array(z.object({ path: z.string(), updatedAt: z.iso.datetime().nullable() })) }),
  }),
})

/** Indexable pages besides those of promotions, with the slice that has to be on for each. */
export const PUBLIC_PATHS: readonly (readonly [path: string, feature?: string])[] = [
  ['/'],
  ['/lobby', 'lobby'],
  ['/library', 'library'],
  ['/issues/providers', 'library'],
  ['/promotions', 'promotions'],
  ['/promotions/past', 'promotions'],
  ['/redesign', 'promotions'],
  ['/fair'],
  ['/free-entry', 'free-entry'],
  ['/how-it-works'],
  ['/trust/redemptions', 'redemption-times'],
  ['/game/responsible-play'],
  ['/credits'],
  ['/collections', 'library'],
  ['/affiliates', 'affiliates'],
  ['/support', 'support'],
]
