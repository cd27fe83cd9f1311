import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { getInbox, readMessage } from '../contract.ts'
import * as fixtures from '../fixtures.ts'

const server = serveTests({ wantsLessMotion: false })
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getInbox, fixtures.inbox)
})

const open = async () => {
  openPage(server, { path: '/library?openModal=inbox', features: ['account', 'notifications'] })
  const inbox = within(await screen.findByRole('dialog', { name: 'Inbox' }))
  await inbox.findByRole('link', { name: /We answered/ })
  return inbox
}

test('messages lead to their pages, and unread ones say so', async () => {
  const inbox = await open()
  expect(inbox.getByRole('link', { name: /Big win: 85×\s*\(unread\)/ }).getAttribute('href')).toBe('/rounds/rnd_1')
  expect(inbox.getByRole('link', { name: /We answered/ }).textContent).not.toContain('unread')
})

test('all are marked as read, and marked back when the server refuses', async () => {
  const user = userEvent.setup()
  const inbox = await open()
  server.answer(readMessage, refuse('unavailable', 503))
  const button = inbox.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' })
  await user.click(button)
  expect(server.calls(readMessage)[0]?.body).toEqual({ id: null })
  await waitFor(() => expect(button.disabled).toBe(false))
  server.answer(readMessage, { success: true })
  await user.click(button)
  await waitFor(() => expect(inbox.queryByText('(unread)')).toBeNull())
  expect(button.disabled).toBe(true)
})

test('of several sign-ins only the newest is listed until the others are wanted', async () => {
  const [first] = fixtures.inbox.data.messages
  const signIn = (id: number) => ({ ...first!, id: String(id), kind: 'sign-in', title: `Sign-in ${id}`, isRead: false })
  const messages = [signIn(9), signIn(8), ...fixtures.inbox.data.messages, signIn(7)]
  server.answer(getInbox, { success: true, data: { messages, unread: 4 } })
  const inbox = await open()
  expect(inbox.getByRole('link', { name: /Sign-in 9/ })).toBeTruthy()
  expect(inbox.queryByRole('link', { name: /Sign-in [78]/ })).toBeNull()
  await userEvent.click(inbox.getByRole('button', { name: 'Show 2 earlier sign-ins' }))
  expect(inbox.getAllByRole('link', { name: /Sign-in [789]/ })).toHaveLength(3)
  expect(inbox.queryByRole('button', { name: /earlier sign-ins/ })).toBeNull()
})
