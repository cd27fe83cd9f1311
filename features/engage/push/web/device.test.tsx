import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { guestInit, playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { ToastRoot } from '#ui/toast/toast-root.tsx'
import { getConfig, sendTest, subscribe, unsubscribe } from '../contract.ts'
import * as fixtures from '../fixtures.ts'
import DeviceCard from './device-card.tsx'
import PushWatcher from './push-watcher.tsx'
import { type PushBrowser, stubIndexedDb, stubPushBrowser } from './testing/push-browser.ts'

const server = serveTests()
let browser: PushBrowser
let rows: Map<unknown, unknown>

beforeEach(() => {
  localStorage.clear()
  browser = stubPushBrowser()
  ;({ rows } = stubIndexedDb())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(getConfig, fixtures.config)
  server.answer(subscribe, { success: true })
  server.answer(unsubscribe, { success: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = () =>
  openPage(server, {
    children: (
      <Suspense>
        <DeviceCard />
      </Suspense>
    ),
  })
const device = () => screen.findByRole('switch', { name: 'Notifications on this device' })
const isOn = async () => (await device()).getAttribute('aria-checked')

test('viewing asks for no permission; the switch asks, publishes, tests and turns off again', async () => {
  const user = userEvent.setup()
  open()
  await screen.findByText('Off')
  expect(browser).toMatchObject({ asked: 0, subscribed: 0 })
  await user.click(await device())
  await screen.findByText('On')
  expect(browser.asked).toBe(1)
  expect(server.calls(subscribe)).toHaveLength(1)

  server.answer(sendTest, { success: true })
  await user.click(screen.getByRole('button', { name: 'Send test' }))
  await screen.findByText('On its way…')
  browser.say({ type: 'push', payload: { id: '1', kind: 'test', title: '', body: '', url: '/' } })
  await screen.findByText('It worked.')

  await user.click(await device())
  await screen.findByText('Off')
  await waitFor(() => expect(server.calls(unsubscribe)).toHaveLength(1))
  await waitFor(() => expect(rows.size).toBe(0))
  expect(browser.unsubscribed).toBe(1)
})

test('a denied permission explains how to undo it and notices when it is undone', async () => {
  const user = userEvent.setup()
  open()
  await screen.findByText('Off')
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => (browser.permission = 'denied'))
  await user.click(await device())
  await screen.findByText('Blocked by your browser')
  expect((await device()).hasAttribute('disabled')).toBe(true)
  browser.permission = 'default'
  window.dispatchEvent(new Event('focus'))
  await screen.findByText('Off')
})

test('a device that the server refuses stays off with a message', async () => {
  const user = userEvent.setup()
  server.answer(subscribe, { success: false, reasonType: 'unknown-service' })
  open()
  await screen.findByText('Off')
  await user.click(await device())
  await screen.findByText('Something went wrong')
  expect(await isOn()).toBe('false')
  expect(rows.size).toBe(0)
})

test('a browser without push shows a message', async () => {
  vi.stubGlobal('navigator', {})
  open()
  expect(await screen.findByText('Not supported in this browser')).toBeTruthy()
  expect((await device()).hasAttribute('disabled')).toBe(true)
})

test('signing out removes the device; its own player finds it on again without a prompt', async () => {
  const user = userEvent.setup()
  const page = open()
  await screen.findByText('Off')
  await user.click(await device())
  await screen.findByText('On')
  page.unmount()

  server.answer(initApp, guestInit)
  const asGuest = openPage(server, { children: <PushWatcher /> })
  await waitFor(() => expect(server.calls(unsubscribe)).toHaveLength(1))
  await waitFor(() => expect(rows.size).toBe(0))
  expect(browser.unsubscribed).toBe(1)
  asGuest.unmount()

  server.answer(initApp, playerInit)
  const stranger = openPage(server, { children: <PushWatcher /> })
  await waitFor(() => expect(rows.size).toBe(1))
  expect(server.calls(subscribe)).toHaveLength(2)
  expect(browser.asked).toBe(1)
  stranger.unmount()

  localStorage.setItem('pushPlayer', 'plr_somebody-else')
  openPage(server, { children: <PushWatcher /> })
  await waitFor(() => expect(rows.size).toBe(0))
  expect(server.calls(subscribe)).toHaveLength(2)
})

test('a clicked notification navigates the page without interrupting anything open', async () => {
  const { router } = openPage(server, {
    children: (
      <>
        <PushWatcher />
        <ToastRoot />
      </>
    ),
  })
  const heard: unknown[] = []
  const click = (path: string) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      heard.push(data)
      port1.close()
    }
    act(() => browser.say({ type: 'push-clicked', title: 'Your prize waits', url: `https://play.example${path}` }, [port2]))
  }
  click('/es/library?category=fishing')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/library', search: '?category=fishing' }))
  const release = holdPage()
  click('/vip')
  await screen.findByText(/Open “Your prize waits” now/)
  expect(router.state.location.pathname).toBe('/library')
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  click('/vip')
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/vip'))
  await waitFor(() => expect(heard).toEqual(['heard', 'heard', 'heard']))
  release()
})
