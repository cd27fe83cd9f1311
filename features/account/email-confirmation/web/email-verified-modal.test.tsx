import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { confirmEmail } from '../contract.ts'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'

const server = serveTests()

beforeEach(() => {
  server.answer(initApp, playerInit)
})

test.each([
  ['confirmed', true, 'Email confirmed'],
  ['not confirmed', false, 'This link no longer works'],
])('a link without a token makes no request: it reports that the address is %s', async (_, emailConfirmed, title) => {
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, emailConfirmed } })
  openPage(server, { path: '/library?openNotify=EMAIL_VERIFIED' })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(server.calls(confirmEmail)).toHaveLength(0)
})
