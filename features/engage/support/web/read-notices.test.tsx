import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { getInbox, readMessage } from '#features/engage/notifications/contract.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getSupport } from '../contract.ts'
import { SupportView } from './support-view.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getSupport, {
    success: true,
    data: {
      hasChat: false,
      tickets: [
        {
          id: 'tkt_1',
          topic: 'games',
          state: 'answered',
          messages: [{ from: 'team', text: 'We looked at it.', at: '2026-11-21T10:05:00.000Z' }],
        },
      ],
    },
  })
})

const message = { title: 'News', text: '', link: '/support', at: 1_795_000_000, isRead: false }

function open(unread: number) {
  const profile = { success: true, data: { ...settledProfile.data, inbox: { unread } } } as typeof settledProfile
  server.answer(getProfile, profile)
  const messages = [
    { ...message, id: '7', kind: 'support' },
    { ...message, id: '8', kind: 'prize' },
    { ...message, id: '9', kind: 'support', isRead: true },
  ]
  server.answer(getInbox, { success: true, data: { messages, unread } })
  server.answer(readMessage, { success: true })
  openPage(server, { path: '/support', features: ['account', 'support', 'notifications'], children: <SupportView /> })
  return screen.findByText('We looked at it.')
}

test('a player who reads the answer has read its notice, and no other message', async () => {
  await open(2)
  const asked = server.calls(getProfile).length
  await waitFor(() => expect(server.calls(readMessage).map(({ body }) => body)).toEqual([{ id: '7' }]))
  await waitFor(() => expect(server.calls(getProfile).length).toBeGreaterThan(asked))
})

test('without an unread message the inbox is not asked', async () => {
  await open(0)
  expect(server.calls(getInbox)).toHaveLength(0)
})
