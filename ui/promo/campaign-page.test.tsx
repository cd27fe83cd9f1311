import { useEffect, useState } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { uiEn } from '../messages.en.ts'
import { noteServerTime, serverNowMs } from '../time/server-clock.ts'
import { fallAt } from '../time/testing/spread.ts'
import { CampaignPage } from './campaign-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  fallAt(0)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Advances time, renders the change and runs its requests. */
const pass = (ms: number): void => [ms, 0].forEach((each) => act(() => void vi.advanceTimersByTime(each)))
const inMs = (ms: number): number => Math.ceil((serverNowMs() + ms) / SECOND_MS)

const campaign = (over: Partial<CampaignOnPage>): CampaignOnPage => ({
  id: 'cmp_1',
  title: 'Prize drops',
  text: 'A pool of prizes every day.',
  steps: [{ title: 'Play any game', text: 'Every round takes part.' }],
  state: 'none',
  startsAt: null,
  finishedAt: null,
  startDay: null,
  endDay: null,
  ...over,
})

const pageOf = (shown: CampaignOnPage, onFlip: () => void, isAboutSpending = false) => (
  <CampaignPage campaign={shown} picture="confetti" onFlip={onFlip} isAboutSpending={isAboutSpending} />
)

function open(shown: CampaignOnPage, isAboutSpending = false) {
  const onFlip = vi.fn<() => void>()
  const reader: { show(next: CampaignOnPage): void } = { show: () => undefined }
  function Page() {
    const [now, show] = useState(shown)
    useEffect(() => void (reader.show = (next) => act(() => show(next))), [])
    return pageOf(now, onFlip, isAboutSpending)
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ ui: uiEn }}>
      <RouterProvider router={router} />
    </IntlProvider>,
  )
  return { onFlip, show: (next: CampaignOnPage) => reader.show(next) }
}

test('an open page starts and ends by itself and refetches its data each time', () => {
  const days = { startDay: '2026-11-23', endDay: '2026-11-23' } as const
  const planned = campaign({ state: 'planned', startsAt: inMs(HOUR_MS), finishedAt: inMs(2 * HOUR_MS), ...days })
  const { onFlip, show } = open(planned)
  expect(screen.getByText('Coming soon')).toBeTruthy()
  expect(screen.getByText('Starts Monday, November 23')).toBeTruthy()
  pass(HOUR_MS + SECOND_MS)
  expect(screen.getByText('Live now')).toBeTruthy()
  expect(screen.getByText('Ends in')).toBeTruthy()
  expect(onFlip).toHaveBeenCalledTimes(1)
  show({ ...planned, state: 'running' })
  pass(HOUR_MS)
  expect(screen.getByText('Ended')).toBeTruthy()
  expect(onFlip).toHaveBeenCalledTimes(2)
})

test('a server that was asked too early is asked again until it agrees', () => {
  const running = campaign({ state: 'running', startsAt: inMs(-HOUR_MS), finishedAt: inMs(HOUR_MS) })
  const { onFlip, show } = open(running)
  pass(HOUR_MS + SECOND_MS)
  expect(screen.getByText('Ended')).toBeTruthy()
  expect(onFlip).toHaveBeenCalledTimes(1)
  pass(2 * SECOND_MS)
  expect(onFlip).toHaveBeenCalledTimes(2)
  show({ ...running, state: 'ended' })
  pass(HOUR_MS)
  expect(onFlip).toHaveBeenCalledTimes(2)
})

test('the campaign ends by the server’s clock, however wrong the device’s is', () => {
  const tell = (serverMs: number) => noteServerTime(`now;desc="${serverMs}"`, performance.now())
  const deviceMs = Math.round(performance.timeOrigin + performance.now())
  const serverMs = deviceMs + 5 * HOUR_MS
  tell(serverMs)
  try {
    const endsAt = Math.ceil((serverMs + HOUR_MS) / SECOND_MS)
    const { onFlip } = open(campaign({ state: 'running', startsAt: endsAt - 7_200, finishedAt: endsAt }))
    pass(HOUR_MS - 2 * SECOND_MS)
    expect(screen.getByText('Live now')).toBeTruthy()
    pass(4 * SECOND_MS)
    expect(screen.getByText('Ended')).toBeTruthy()
    expect(onFlip).toHaveBeenCalledTimes(1)
  } finally {
    tell(Math.round(performance.timeOrigin + performance.now()))
  }
})

test('a page rendered before the end and shown after it catches up immediately', () => {
  const { onFlip } = open(campaign({ state: 'running', startsAt: inMs(-2 * HOUR_MS), finishedAt: inMs(-5 * SECOND_MS) }))
  expect(screen.getByText('Ended')).toBeTruthy()
  pass(0)
  expect(onFlip).toHaveBeenCalledTimes(1)
})

test('a page that saw the start accepts the server’s word that it is over, or extended', () => {
  const window = { startsAt: inMs(HOUR_MS), finishedAt: inMs(2 * HOUR_MS) }
  const { onFlip, show } = open(campaign({ state: 'planned', ...window }))
  pass(HOUR_MS + SECOND_MS)
  show(campaign({ state: 'running', startsAt: window.startsAt, finishedAt: inMs(3 * HOUR_MS) }))
  pass(2 * HOUR_MS)
  expect(screen.getByText('Live now')).toBeTruthy()
  show(campaign({ state: 'ended', startsAt: window.startsAt, finishedAt: inMs(0) }))
  expect(screen.getByText('Ended')).toBeTruthy()
  expect(onFlip).toHaveBeenCalledTimes(1)
})

test('a campaign without a date says so, explains the rules and links on', () => {
  open(campaign({}))
  expect(screen.getByText('Date to be announced')).toBeTruthy()
  expect(screen.getByText(/as soon as it’s set/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Play any game' })).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/library', '/page/sweepstakes-rules', '/promotions'])
})

test('purchase limits are linked beside the rules if purchases count', () => {
  open(campaign({}), true)
  expect(screen.getByRole('link', { name: 'Set your limits' }).getAttribute('href')).toBe('/profile/limits')
  expect(screen.queryByText(/No purchase necessary/)).toBeNull()
})
