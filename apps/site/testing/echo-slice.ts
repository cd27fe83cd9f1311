import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'

const reply = z.object({ success: z.literal(true) })

export const look = route({
  method: 'GET',
  path: '/rest/echo/look/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Says what the server knows of a visitor.',
  reply: z.object({ brand: z.string(), locale: z.string(), address: z.string(), isOwnServer: z.boolean() }),
})

export const write = route({
  method: 'POST',
  path: '/rest/echo/write/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Changes something, for all that the gate knows.',
  body: z.object({ text: z.string().max(5) }),
  reply,
})

export const writeAsPlayer = route({ ...write, path: '/rest/echo/write-as-player/', actor: 'player' })
export const readAsPlayer = route({ ...look, path: '/rest/echo/read-as-player/', actor: 'player', reply })
export const setCookies = route({ ...write, path: '/rest/echo/set-cookies/' })
export const fail = route({ ...look, path: '/rest/echo/fail/', reply })
export const tellTooMuch = route({ ...look, path: '/rest/echo/tell-too-much/', reply })
export const unavailable = route({ ...look, path: '/rest/echo/unavailable/', reply })
export const rare = route({ ...look, path: '/rest/echo/rare/', callsPerMinuteMax: 3, reply })
/** Above the limits that processes share. */
export const frequent = route({ ...rare, path: '/rest/echo/frequent/', callsPerMinuteMax: 61 })

const done = async () => ({ success: true as const })

/** A slice whose verbs only echo the middleware's results. */
export const echoSlice: ServerFeature = {
  id: 'echo',
  isInEveryTheme: true,
  routes: [
    bind(look, async ({ theme, locale, address, isOwnServer }) => ({ brand: theme.id, locale, address, isOwnServer })),
    bind(write, done),
    bind(writeAsPlayer, done),
    bind(readAsPlayer, done),
    bind(rare, done),
    bind(frequent, done),
    bind(setCookies, async ({ cookies }) => {
      cookies.set('kept', 'from scripts', { maxAgeSeconds: 60 })
      cookies.set('shown', 'to scripts', { maxAgeSeconds: 60, readableByScripts: true })
      return done()
    }),
    bind(fail, async () => {
      throw new Error('select * from secrets')
    }),
    bind(unavailable, async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    }),
    bind(tellTooMuch, async () => ({ success: true as const, passwordHash: 'x' })),
  ],
}
