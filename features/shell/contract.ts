import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const getTranslations = route({
  method: 'GET',
  path: '/api/rest/translations/:locale',
  effect: 'read',
  actor: 'visitor',
  summary: 'The whole message dictionary of a language, by slice; a language that the site does not speak is not found.',
  params: z.object({ locale: z.string().max(20) }),
  reply: z.record(z.string(), z.looseObject({})),
})

/** What the router has to see to before it shows a page, by name: whether the page asks for it. */
export const appMiddleware = z.object({
  /** A player has no business here: signing in and up. */
  guestOnly: z.boolean(),
  /** A guest is asked to sign in first: the account. */
  playerOnly: z.boolean(),
})

export const getRouteInfo = route({
  method: 'GET',
  path: '/rest/route/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What stands before a page: where to go instead, if anywhere, and the checks that the page asks for.',
  query: z.object({
    path: z
      .string()
      .regex(/^\/(?![/\\])/)
      .max(2_000),
  }),
  reply: z.object({
    success: z.literal(true),
    /** A path of this site. */
    redirect: z.string().optional(),
    appMiddleware,
  }),
})
