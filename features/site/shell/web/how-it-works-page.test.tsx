import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import HowItWorksPage from './how-it-works-page.tsx'

const server = serveTests()

test.each([
  ['a guest is offered to sign up', guestInit, '/signup'],
  ['a player is not', playerInit, undefined],
])('after the four steps %s', async (_, init, to) => {
  server.answer(initApp, init)
  server.answer(getProfile, settledProfile)
  openPage(server, { features: ['account'], children: <HowItWorksPage /> })
  expect(await screen.findByRole('heading', { level: 1, name: 'How it works' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign up free' })?.getAttribute('href')).toBe(to))
  expect(screen.getByRole('link', { name: 'Official rules' })).toBeTruthy()
})
