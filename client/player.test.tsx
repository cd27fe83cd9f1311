import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, settledProfile } from '#features/account/account/fixtures.ts'
import { queryOf } from '#ui/api/query.ts'
import { useProfile } from './player.ts'

const server = serveTests()
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  server.answer(getProfile, settledProfile)
})

const Who = () => <p>{useProfile()?.id ?? 'nobody'}</p>
const visit = (isGuest: boolean) => {
  server.answer(initApp, { success: true, data: { ...guestInit.data, isGuest } })
  return openPage(server, { path: '/library', features: [], children: <Who /> })
}

test("a guest's page does not fetch a profile", async () => {
  visit(true)
  await waitFor(() => expect(server.calls(initApp)).toHaveLength(1))
  expect(await screen.findByText('nobody')).toBeTruthy()
  expect(server.calls(getProfile)).toEqual([])
})

test('a page has no player once the session has ended, whatever its cache holds', async () => {
  const { api, queries } = visit(false)
  await screen.findByText(settledProfile.data.id)
  act(
    () =>
      void queries.setQueryData(queryOf(api, initApp).queryKey, { success: true, data: { ...guestInit.data, isGuest: true } }),
  )
  expect(await screen.findByText('nobody')).toBeTruthy()
  expect(queries.getQueryData(queryOf(api, getProfile).queryKey)).toBeDefined()
})
