import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { holdPage } from '#ui/page/page-holds.ts'
import { endPart } from '../contract.ts'

const features = ['account', 'first-steps']

const server = serveTests()

beforeAll(() => Promise.all([import('./tips-watcher.tsx'), import('./tips.tsx')]))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = () => {}
  server.answer(initApp, playerInit)
  server.answer(getProfile, { ...settledProfile, data: { ...settledProfile.data, firstSteps: { tips: true, checklist: false } } })
  server.answer(endPart, { success: true, data: { isFirst: true } })
})

const anchors = (
  <>
    <div className="balance-switch">
      <label className="balance">
        <input type="radio" name="mode" aria-label="Coins" defaultChecked />
      </label>
      <label className="balance">
        <input type="radio" name="mode" aria-label="Entries" />
      </label>
    </div>
    <a href="/lobby?openModal=daily-login">Daily</a>
  </>
)
const open = (children: React.ReactNode = anchors) => openPage(server, { features, children })
const tip = (name: string) => screen.findByRole('dialog', { name }, { timeout: 4_000 })
const button = (name: string) => screen.getByRole('button', { name })

test('a newcomer reads three tips by keyboard, one after another, and the server remembers them at the first', async () => {
  const user = userEvent.setup()
  open()
  const first = await tip('Your two balances')
  expect(first.getAttribute('aria-describedby')).toBe('tip-text')
  expect(server.calls(endPart)).toMatchObject([{ body: { part: 'tips' } }])
  expect(document.activeElement).toBe(button('Next'))
  await user.keyboard('{Enter}')
  await tip('Switch any time')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await tip('Your daily prize')
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.calls(endPart)).toHaveLength(1)
})

test.each(['Escape', 'Skip'])('%s ends all tips', async (way) => {
  const user = userEvent.setup()
  open()
  await tip('Your two balances')
  await (way === 'Skip' ? user.click(button('Skip')) : user.keyboard('{Escape}'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a tip whose element is missing is left out', async () => {
  const user = userEvent.setup()
  open(<a href="/lobby?openModal=daily-login">Daily</a>)
  await tip('Your daily prize')
  expect(screen.getByText('1 of 1')).toBeTruthy()
  await user.click(button('Got it'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('they wait while something else holds the page, and stay away where another page was first', async () => {
  server.answer(endPart, { success: true, data: { isFirst: false } })
  const release = holdPage()
  open()
  await act(() => new Promise((done) => setTimeout(done, 1_300)))
  expect(server.calls(endPart)).toHaveLength(0)
  release()
  await waitFor(() => expect(server.calls(endPart)).toHaveLength(1), { timeout: 4_000 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a player of old gets none', async () => {
  server.answer(getProfile, settledProfile)
  open()
  await act(() => new Promise((done) => setTimeout(done, 1_300)))
  expect(server.calls(endPart)).toHaveLength(0)
})
