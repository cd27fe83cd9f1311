import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { uiEn } from '../messages.en.ts'
import { serverNowMs } from '../time/server-clock.ts'
import { CampaignPage } from './campaign-page.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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

function open(shown: CampaignOnPage, isAboutSpending = false) {
  const onFlip = vi.fn<() => void>()
  const page = <CampaignPage campaign={shown} picture="confetti" onFlip={onFlip} isAboutSpending={isAboutSpending} />
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ ui: uiEn }}>
      <RouterProvider router={router} />
    </IntlProvider>,
  )
  return { onFlip }
}

test('a page that stands open begins and ends by itself, and reads its data anew each time', () => {
  const { onFlip } = open(
    campaign({
      state: 'planned',
      startsAt: inMs(HOUR_MS),
      finishedAt: inMs(2 * HOUR_MS),
      startDay: '2026-11-23',
      endDay: '2026-11-23',
    }),
  )
  expect(screen.getByText('Starts soon')).toBeTruthy()
  expect(screen.getByText('From Monday, November 23')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(HOUR_MS + SECOND_MS))
  expect(screen.getByText('On now')).toBeTruthy()
  expect(screen.getByText('Ends in')).toBeTruthy()
  expect(onFlip).toHaveBeenCalledTimes(1)
  act(() => void vi.advanceTimersByTime(HOUR_MS))
  expect(screen.getByText('Over')).toBeTruthy()
  expect(onFlip).toHaveBeenCalledTimes(2)
})

test('without a date it says so, still tells how it works and leads on', () => {
  open(campaign({}))
  expect(screen.getByText('No date yet')).toBeTruthy()
  expect(screen.getByText(/As soon as there is a date/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Play any game' })).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/library', '/page/sweepstakes-rules', '/promotions'])
})

test('where purchases play a part, the way to limit them stands beside the rules', () => {
  open(campaign({}), true)
  expect(screen.getByRole('link', { name: 'Set your limits' }).getAttribute('href')).toBe('/profile/limits')
  expect(screen.queryByText(/No purchase is ever needed/)).toBeNull()
})
