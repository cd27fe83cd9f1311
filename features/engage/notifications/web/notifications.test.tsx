import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { choose, getChoices } from '../contract.ts'
import * as fixtures from '../fixtures.ts'
import NotificationsPage from './notifications-page.tsx'

const server = serveTests()

beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getChoices, fixtures.choices)
})

const open = () =>
  openPage(server, {
    children: (
      <Suspense>
        <NotificationsPage />
      </Suspense>
    ),
  })

test('a kind switches immediately, and back when the server refuses', async () => {
  const user = userEvent.setup()
  server.answer(choose, refuse('unavailable', 503))
  open()
  const daily = await screen.findByRole('switch', { name: 'Daily prize' })
  await user.click(daily)
  expect(daily.getAttribute('aria-checked')).toBe('true')
  await waitFor(() => expect(daily.getAttribute('aria-checked')).toBe('false'))
  expect(server.calls(choose)[0]?.body).toEqual({ kind: 'daily-prize', isOn: true })
})
