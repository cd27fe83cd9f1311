import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { freeEntryWeb } from '#features/protection/free-entry/web/index.ts'
import { WebFeaturesProvider } from '#ui/page/web-features.tsx'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import AuthLayout from '../layouts/auth.tsx'
import { openPage } from '../testing/open-page.tsx'
import { Footer } from './footer.tsx'

let server: FakeServer
beforeEach(() => {
  layoutBrowser({ wantsLessMotion: true })
  server = new FakeServer()
  server.answer(initApp, guestInit)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['the sign-in page', <AuthLayout key="auth" />],
  ['the footer, which the page after sign-out has', <Footer key="footer" />],
])('SAFE-1 the help line is shown on %s', async (_, children) => {
  openPage(server, { children })
  expect(await screen.findByText('1-800-522-4700')).toBeTruthy()
})

test('SWP-2 the footer links to free entries', async () => {
  const footer = (
    <WebFeaturesProvider features={[{ ...freeEntryWeb, id: 'lobby' }]}>
      <Footer />
    </WebFeaturesProvider>
  )
  openPage(server, { children: footer })
  await screen.findByRole('contentinfo')
  expect(document.querySelector('#footer a[href="/free-entry"]')).toBeTruthy()
})
