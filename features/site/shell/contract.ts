import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { OWN_PATH } from '#kernel/own-path.ts'

export const getTranslations = route({
  method: 'GET',
  path: '/api/rest/translations/:locale',
  effect: 'read',
  actor: 'visitor',
  summary:
    'The whole message dictionary of a language, by slice, with the words that the brand and its operators put in place of others; a language that the site does not speak is not found.',
  params: z.object({ locale: z.string().max(20) }),
  reply: z.record(z.string(), z.looseObject({})),
})

/** What the router has to look at before it shows a page, by name: whether the page asks for it. */
export const appMiddleware = z.record(z.string(), z.boolean())

export const getRouteInfo = route({
  method: 'GET',
  path: '/rest/route/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What stands before a page: where to go instead, if anywhere, and the checks that the page asks for.',
  query: z.object({
    path: z.string().regex(OWN_PATH).max(2_000),
  }),
  reply: z.object({
    success: z.literal(true),
    /** A path of this site, or with `isExternal` any address of the web. */
    redirect: z.string().optional(),
    isExternal: z.boolean().optional(),
    appMiddleware,
  }),
})

export type RouteInfo = z.infer<typeof getRouteInfo.reply>
