import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getInfo } from '#features/promotions/daily-login/contract.ts'
import { claimed } from '#features/promotions/daily-login/fixtures.ts'
import { useProfile } from '#features/account/account/web/queries.ts'
import type { WebFeature, NavItem } from '#ui/feature.ts'
import { WebFeaturesProvider } from '#ui/page/web-features.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '../testing/open-page.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { Rail } from './rail.tsx'

const item = (more: Partial<NavItem>): NavItem => ({
  group: 'prizes',
  order: 10,
  label: 'site.rules',
  icon: 'gift-fill',
  path: `/${more.label ?? 'rules'}`,
  ...more,
})

const server = serveTests({ wantsLessMotion: false })
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInfo, claimed)
})

function open(items: readonly NavItem[], path = '/lobby') {
  const features: readonly WebFeature[] = [{ id: 'lobby', navItems: items }]
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

test('nav items appear in their order', async () => {
  open([item({ order: 30, label: 'site.credits' }), item({ order: 20, label: 'site.terms' }), item({ group: 'play' })])
  await signedIn()
  expect(namesIn(rail).slice(0, 3)).toEqual(['Official rules', 'Terms of use', 'Credits'])
})

test('a nav item is hidden from other audiences', async () => {
  open([
    item({ label: 'site.terms', for: 'guest' }),
    item({ label: 'site.credits', for: 'player' }),
    item({ label: 'site.privacy', isShown: (profile: PlayerProfile) => profile.login === 'somebody else' }),
    item({ label: 'site.rounds', isShown: (profile: PlayerProfile) => profile.login === settledProfile.data.login }),
  ])
  await signedIn()
  const names = namesIn(rail)
  expect(names).toContain('Credits')
  expect(names).toContain('Game history')
  expect(names).not.toContain('Terms of use')
  expect(names).not.toContain('Privacy')
})

test('a guest’s nav items do not query a profile', async () => {
  server.answer(initApp, guestInit)
  open([item({ label: 'site.privacy', isShown: () => true }), item({ label: 'site.terms', for: 'guest' })])
  expect(await rail().findByText('Terms of use')).toBeTruthy()
  expect(namesIn(rail)).not.toContain('Privacy')
})

test('the bar has two items besides lobby and menu, and the first source of coins is raised', async () => {
  open([
    item({ group: 'play', label: 'site.lobby', path: '/lobby' }),
    item({ group: 'bar', order: 20, label: 'site.terms' }),
    item({ group: 'bar', order: 10, label: 'site.rules' }),
    item({ group: 'bar', order: 30, label: 'site.credits' }),
    item({ group: 'coins', order: 90, label: 'site.dailyShort', path: '?openModal=daily-login' }),
    item({ group: 'coins', order: 10, label: 'site.getCoins', path: '/store' }),
  ])
  await signedIn()
  expect(namesIn(bar)).toEqual(['Lobby', 'Official rules', 'Get coins', 'Terms of use'])
  expect(bar().getByRole('link', { name: 'Lobby' }).getAttribute('aria-current')).toBe('page')
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Get coins' }).getAttribute('href')).toBe('/store')
})

test('a protected player sees no items that are offers: prizes, the store, and those that say so', async () => {
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, mayPromote: false } })
  open([
    item({ group: 'play', label: 'site.lobby', path: '/lobby' }),
    item({ label: 'site.credits' }),
    item({ group: 'more', label: 'site.privacy' }),
    item({ group: 'more', label: 'site.rounds', isOffer: true }),
    item({ group: 'bar', label: 'site.terms', isOffer: true }),
    item({ group: 'coins', label: 'site.getCoins', path: '/store' }),
  ])
  await signedIn()
  expect(namesIn(rail).slice(0, 2)).toEqual(['Lobby', 'Privacy'])
  expect(namesIn(rail)).not.toContain('Credits')
  expect(namesIn(rail)).not.toContain('Game history')
  expect(namesIn(bar)).toEqual(['Lobby'])
  expect(screen.queryByRole('link', { name: 'Get coins' })).toBeNull()
})

test('a modal’s item opens it over the current page', async () => {
  open([item({ path: '?openModal=daily-login' })], '/library?category=fishing&openModal=of-no-slice')
  await signedIn()
  expect(rail().getByRole('link', { name: 'Official rules' }).getAttribute('href')).toBe(
    '/library?category=fishing&openModal=daily-login',
  )
})

test('unread items are counted, visibly and for screen readers', async () => {
  open([
    item({ count: (profile: PlayerProfile) => profile.depositsCount + 3 }),
    item({ group: 'bell', label: 'site.rounds', count: () => 0 }),
  ])
  await signedIn()
  expect(rail().getByText('3 new')).toBeTruthy()
  const bell = screen.getByRole('link', { name: 'Game history' })
  expect(bell.textContent).toBe('Game history')
})

test.each([
  ['below the rail’s edge', { top: 880, bottom: 924 }, 80],
  ['above it', { top: 28, bottom: 72 }, -44],
  ['in view', { top: 400, bottom: 444 }, 0],
])('the link of a page that is %s is brought into view', async (_, link, scrolled) => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  boxes.mockImplementation(function box(this: Element) {
    const { top, bottom } = this.getAttribute('aria-current') === 'page' ? link : { top: 72, bottom: 900 }
    return new DOMRect(0, top, 176, bottom - top)
  })
  open([item({ group: 'play', label: 'site.lobby', path: '/lobby' })])
  await signedIn()
  expect(screen.getByRole('navigation', { name: 'Main' }).scrollTop).toBe(scrolled)
  boxes.mockRestore()
})
