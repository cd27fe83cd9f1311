import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { route } from '#kernel/contract.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { useLeave } from './use-leave.ts'

const signOut = route({
  method: 'GET',
  path: '/rest/leave/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Ends the session.',
  reply: z.object({ success: z.literal(true) }),
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Leave = () => (
  <button type="button" onClick={useLeave(signOut)}>
    leave
  </button>
)

test('going back to the page that was left loads a new document', async () => {
  const [assign, reload] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const server = new FakeServer()
  server.answer(signOut, { success: true })
  openPage(server, { path: '/library', features: [], children: <Leave /> })
  vi.stubGlobal('location', { assign, reload })
  screen.getByRole('button', { name: 'leave' }).click()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/lobby'))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
})
