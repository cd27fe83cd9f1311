import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** `free-entry`: what stands behind `/page/`. */
export const pageName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(60)

/** A page as it is read: in the visitor's language, with the brand's name in it. */
export const contentPage = z.object({
  name: pageName,
  title: z.string(),
  /** Drawn from Markdown on the server: no tag in it was written by an operator. */
  html: z.string(),
  outline: z.array(z.object({ id: z.string(), text: z.string() })),
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
  summary: 'A page that operators wrote, in the version that is published.',
  params: z.object({ name: pageName }),
  reply: z.object({ success: z.literal(true), data: contentPage }),
})

/** What stands in a page's head beside its title. */
export const pageHead = z.object({
  /** For sharing; the page's own where null. */
  title: z.string().nullable(),
  description: z.string(),
  /** What operators say in place of the page's own words; null where they leave them. */
  instead: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  /** Path or address of a picture, 1200 × 630, and what it shows. */
  image: z.string(),
  imageAlt: z.string(),
  isIndexed: z.boolean(),
  /** Objects of schema.org, as JSON-LD. */
  structured: z.array(z.record(z.string(), z.unknown())),
})
export type PageHead = z.infer<typeof pageHead>

export const getHead = route({
  method: 'GET',
  path: '/rest/page/head/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What search engines and link previews are told of a page, and the words that operators put in place of others.',
  query: z.object({ path: z.string().max(2_000) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ head: pageHead, messages: z.record(z.string(), z.string()) }),
  }),
})

export const getSitemap = route({
  method: 'GET',
  path: '/rest/page/sitemap/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The public pages of the brand, without language prefix; every one is there in each language.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ pages: z.array(z.object({ path: z.string(), updatedAt: z.iso.datetime().nullable() })) }),
  }),
})

/** Pages that a search engine may show, with the slice that has to be on for each. */
export const PUBLIC_PATHS: readonly (readonly [path: string, feature?: string])[] = [
  ['/'],
  ['/lobby', 'lobby'],
  ['/library', 'library'],
  ['/issues/providers', 'library'],
  ['/promotions', 'promotions'],
  ['/redesign', 'promotions'],
  ['/fair'],
  ['/free-entry', 'free-entry'],
  ['/how-it-works'],
  ['/game/responsible-play'],
  ['/credits'],
  ['/tournaments', 'tournaments'],
  ['/vip', 'rank-league'],
  ['/quests', 'quests'],
  ['/season', 'season'],
  ['/collections', 'collections'],
  ['/bingo', 'bingo'],
  ['/money-box', 'money-box'],
  ['/prize-drops', 'prize-drops'],
  ['/scratch-cards', 'scratch-cards'],
  ['/cosmic-boxes', 'cosmic-boxes'],
  ['/coin-drops', 'coin-drops'],
  ['/lightning-streak', 'deposit-streak'],
  ['/lottery', 'lottery'],
  ['/fun-machine', 'fun-machine'],
  ['/fortune-days', 'fortune-investment'],
  ['/referral', 'referral'],
  ['/affiliates', 'affiliates'],
  ['/support', 'support'],
]
