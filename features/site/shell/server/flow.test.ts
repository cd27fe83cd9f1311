import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import { loadMessages } from '#features/messages.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { getRouteInfo, getTranslations } from '../contract.ts'

/** A slice that redirects everyone from one page and requires its own check on another. */
const gatekeeper: ServerFeature = {
  id: 'gatekeeper',
  isInEveryTheme: true,
  guardPage: async (ctx, page) => {
    if (page === '/vip') return { redirect: ctx.session ? '/geoblock' : 'https://elsewhere.example/', isExternal: !ctx.session }
    return page === '/promotions' ? { appMiddleware: { grownUps: true } } : null
  },
}
/** The theme has it off, so it adds nothing. */
const offGatekeeper: ServerFeature = { id: 'gatekeeper-that-is-off', guardPage: async () => ({ redirect: '/nowhere' }) }

let site: TestSite
beforeAll(
  async () => void (site = await openTestSite({ besides: [gatekeeper, offGatekeeper], options: { [offGatekeeper.id]: false } })),
)
afterAll(() => site.close())

test.each(['en', 'es'] as const)('the whole dictionary of %s is served, to guests too', async (locale) => {
  const reply = await site.visitor().call(getTranslations, { params: { locale } })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual(await loadMessages(locale))
})

test('with the messages of the requested brand', async () => {
  const theme = { ...site.theme, copy: { 'game-tiles.rows.fishing': { en: 'Deep water', es: 'Aguas profundas' } } }
  await using other = await openTestSite({ themes: [theme] })
  const { 'game-tiles': tiles } = (await other.visitor().call(getTranslations, { params: { locale: 'es' } })).body
  const built = (await loadMessages('es'))['game-tiles']
  expect(tiles).toEqual({ ...built, rows: { ...built.rows, fishing: 'Aguas profundas' } })
})

test.each(['fr', 'EN', '__proto__'])('%s is not a supported language', async (locale) => {
  expect((await site.visitor().call(getTranslations, { params: { locale } })).status).toBe(404)
})

test('a page for the other kind of visitor names the redirect', async () => {
  const player = await site.player({ hasConfirmedTerms: false })
  const ask = async (client: typeof player | ReturnType<typeof site.visitor>, path: string) =>
    (await client.call(getRouteInfo, { query: { path } })).body
  const appMiddleware = { guestOnly: true, playerOnly: false }
  expect(await ask(player, '/signin')).toEqual({ success: true, redirect: '/', appMiddleware })
  expect(await ask(site.visitor(), '/signin')).toEqual({ success: true, appMiddleware })
})

test('a page that the brand does not have names its redirect', async () => {
  await using other = await openTestSite({
    options: { 'sign-in': { hasAuthPages: false }, lobby: { hasLobbyPage: false }, checkout: false },
  })
  const ask = async (path: string) => (await other.visitor().call(getRouteInfo, { query: { path } })).body.redirect
  expect(await ask('/signup?refcode=anna')).toBe('/?refcode=anna&openModal=signup')
  expect(await ask('/es/lobby')).toBe('/es')
  expect(await ask('/library')).toBeUndefined()
  const { appMiddleware } = (await other.visitor().call(getRouteInfo, { query: { path: '/cash/success/' } })).body
  expect(appMiddleware).toEqual({ missing: true })
})

test.each(['', 'library', '//elsewhere.example', '/\\elsewhere.example', '/\t/elsewhere.example'])(
  '%j is not a path of this site',
  async (path) => {
    expect((await site.visitor().call(getRouteInfo, { query: { path } })).status).toBe(422)
  },
)

test('active slices run before pages: with a redirect, also to another site, or a check', async () => {
  const player = await site.player({ hasConfirmedTerms: false })
  const ask = async (client: typeof player | ReturnType<typeof site.visitor>, path: string) =>
    (await client.call(getRouteInfo, { query: { path } })).body
  expect(await ask(player, '/es/vip/?x=1')).toMatchObject({ redirect: '/es/geoblock' })
  expect(await ask(site.visitor(), '/vip')).toMatchObject({ redirect: 'https://elsewhere.example/', isExternal: true })
  expect(await ask(player, '/promotions')).toEqual({
    success: true,
    appMiddleware: { grownUps: true, guestOnly: false, playerOnly: false },
  })
  expect(await ask(player, '/lobby')).not.toHaveProperty('redirect')
})
