import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProfile, initApp, type Profile } from '#features/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/fixtures.ts'
import { getInfo } from '#features/daily-login/contract.ts'
import { claimed } from '#features/daily-login/fixtures.ts'
import { useProfile } from '#features/account/web/queries.ts'
import type { WebFeature, WebPlace } from '#ui/feature.ts'
import { WebFeaturesProvider } from '#ui/page/web-features.tsx'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '../testing/open-page.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'

const place = (more: Partial<WebPlace>): WebPlace => ({
  group: 'prizes',
  order: 10,
  label: 'site.rules',
  icon: 'gift-fill',
  path: `/${more.label ?? 'rules'}`,
  ...more,
})

let server: FakeServer
beforeEach(() => {
  layoutBrowser()
  server = new FakeServer()
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest: false } })
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, claimed)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(places: readonly WebPlace[], path = '/lobby') {
  const features: readonly WebFeature[] = [{ id: 'lobby', places }]
  function Frame() {
    const profile = useProfile()
    return (
      <WebFeaturesProvider features={features}>
        <Header profile={profile} />
        <Rail />
        <BottomBar isPlayer={profile !== null} />
        {profile ? <p>signed in</p> : null}
      </WebFeaturesProvider>
    )
  }
  return openPage(server, { path, children: <Frame /> })
}

const signedIn = () => screen.findByText('signed in')
const rail = () => within(screen.getByRole('navigation', { name: 'Main' }))
const bar = () => within(screen.getByRole('navigation', { name: 'Shortcuts' }))
const namesIn = (nav: typeof rail) =>
  nav()
    .getAllByRole('link')
    .map((link) => link.textContent)

test('places stand in the order that they ask for', async () => {
  open([place({ order: 30, label: 'site.credits' }), place({ order: 20, label: 'site.terms' }), place({ group: 'play' })])
  await signedIn()
  expect(namesIn(rail).slice(0, 3)).toEqual(['Official rules', 'Terms of use', 'Credits'])
})

test('who a place is not for does not see it', async () => {
  open([
    place({ label: 'site.terms', for: 'guest' }),
    place({ label: 'site.credits', for: 'player' }),
    place({ label: 'site.privacy', isShown: (profile: Profile) => profile.login === 'somebody else' }),
    place({ label: 'site.rounds', isShown: (profile: Profile) => profile.login === settledProfile.data.login }),
  ])
  await signedIn()
  const names = namesIn(rail)
  expect(names).toContain('Credits')
  expect(names).toContain('My rounds')
  expect(names).not.toContain('Terms of use')
  expect(names).not.toContain('Privacy')
})

test('a guest is asked nothing about a profile', async () => {
  server.answer(initApp, guestInit)
  open([place({ label: 'site.privacy', isShown: () => true }), place({ label: 'site.terms', for: 'guest' })])
  expect(await rail().findByText('Terms of use')).toBeTruthy()
  expect(namesIn(rail)).not.toContain('Privacy')
})

test('the bar has room for two places besides the lobby and the menu; the first source of coins is raised', async () => {
  open([
    place({ group: 'play', label: 'site.lobby', path: '/lobby' }),
    place({ group: 'bar', order: 20, label: 'site.terms' }),
    place({ group: 'bar', order: 10, label: 'site.rules' }),
    place({ group: 'bar', order: 30, label: 'site.credits' }),
    place({ group: 'coins', order: 90, label: 'site.dailyShort', path: '?openModal=daily-login' }),
    place({ group: 'coins', order: 10, label: 'site.getCoins', path: '/store' }),
  ])
  await signedIn()
  expect(namesIn(bar)).toEqual(['Lobby', 'Official rules', 'Get coins', 'Terms of use'])
  expect(bar().getByRole('link', { name: 'Lobby' }).getAttribute('aria-current')).toBe('page')
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Get coins' }).getAttribute('href')).toBe('/store')
})

test('a modal opens over the page as it is asked for', async () => {
  open([place({ path: '?openModal=daily-login' })], '/library?category=fishing&openModal=of-no-slice')
  await signedIn()
  expect(rail().getByRole('link', { name: 'Official rules' }).getAttribute('href')).toBe(
    '/library?category=fishing&openModal=daily-login',
  )
})

test('what is new is counted, for the eye and the ear', async () => {
  open([
    place({ count: (profile: Profile) => profile.depositsCount + 3 }),
    place({ group: 'bell', label: 'site.rounds', count: () => 0 }),
  ])
  await signedIn()
  expect(rail().getByText('3 new')).toBeTruthy()
  const bell = screen.getByRole('link', { name: 'My rounds' })
  expect(bell.textContent).toBe('My rounds')
})
