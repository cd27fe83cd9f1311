import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { IntlProvider } from 'use-intl'
import { BrandProvider } from '../brand/brand.tsx'
import type { WebFeature } from '../feature.ts'
import { siteEn, uiEn } from '../messages.en.ts'
import { AccountFrame } from './account-frame.tsx'
import { WebFeaturesProvider } from '../page/web-features.tsx'

afterEach(cleanup)

const FEATURES: readonly WebFeature[] = [
  {
    id: 'limits',
    accountAreas: [{ order: 10, path: '/profile/limits', label: 'site.rules', icon: 'scales-fill', group: 'play' }],
  },
  { id: 'facts', accountAreas: [{ order: 10, path: '/profile', label: 'site.lobby' }] },
  { id: 'off', accountAreas: [{ order: 10, path: '/profile/off', label: 'site.fairPlay', group: 'records' }] },
]

function open(path: string) {
  const brand = { features: ['limits', 'facts'] } as never
  const page = <AccountFrame title="Somewhere">What the page is about</AccountFrame>
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  return render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ ui: uiEn, site: siteEn }}>
      <BrandProvider brand={brand}>
        <WebFeaturesProvider features={FEATURES}>
          <RouterProvider router={router} />
        </WebFeaturesProvider>
      </BrandProvider>
    </IntlProvider>,
  )
}

test('pages appear in their groups, ungrouped ones under person, disabled ones nowhere', () => {
  open('/profile')
  const [column] = screen.getAllByRole('navigation', { name: 'Account' })
  const groups = within(column!).getAllByRole('heading')
  expect(groups.map(({ textContent }) => textContent)).toEqual([uiEn.accountGroups.person, uiEn.accountGroups.play])
  const links = within(column!).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [siteEn.lobby, '/profile'],
    [siteEn.rules, '/profile/limits'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
})

test('the line names the current page, in any language', () => {
  const { container } = open('/es/profile/limits')
  expect(container.querySelector('summary')?.textContent).toBe(siteEn.rules)
})

test('the column scrolls to the current page', () => {
  const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(900)
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  open('/profile/limits')
  const [column] = screen.getAllByRole('navigation', { name: 'Account' })
  expect(column!.scrollTop).toBe(600)
  top.mockRestore()
  height.mockRestore()
})
