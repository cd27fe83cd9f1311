import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { OWN_PATH } from '#kernel/own-path.ts'

export const getTranslations = route({
  method: 'GET',
  path: '/api/rest/translations/:locale',
  effect: 'read',
  actor: 'visitor',
  summary:
    'Returns the message dictionary of a language, by feature, with the texts that the brand and its operators replaced. Unknown languages are not found.',
  params: z.object({ locale: z.string().max(20) }),
  reply: z.record(z.string(), z.looseObject({})),
})

/** Checks that the router makes before it shows a page, by name: whether the page requires them. */
const appMiddleware = z.record(z.string(), z.boolean())

export const getRouteInfo = route({
  method: 'GET',
  path: '/rest/route/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns a page’s redirect, if any, and the checks it requires.',
  query: z.object({
    path: z.string().regex(OWN_PATH).max(2_000),
  }),
  reply: z.object({
    success: z.literal(true),
    /** A path of this site, or any URL with `isExternal`. */
    redirect: z.string().optional(),
    isExternal: z.boolean().optional(),
    appMiddleware,
  }),
})

export type RouteInfo = z.infer<typeof getRouteInfo.reply>
