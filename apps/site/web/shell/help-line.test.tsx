import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { freeEntryWeb } from '#features/protection/free-entry/web/index.ts'
import { WebFeaturesProvider } from '#ui/page/web-features.tsx'
import { serveTests } from '#ui/testing/serve-tests.ts'
import AuthLayout from '../layouts/auth.tsx'
import { openPage } from '../testing/open-page.tsx'
import { Footer } from './footer.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, guestInit)
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
