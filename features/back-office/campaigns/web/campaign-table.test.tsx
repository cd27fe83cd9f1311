import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import type { ListedCampaign } from '../contract.ts'
import { CampaignTable } from './campaign-table.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const run = (id: string, over: Partial<ListedCampaign>): ListedCampaign => ({
  id,
  feature: 'tournaments',
  slug: id,
  title: id,
  state: 'scheduled',
  startsAt: '2026-11-30T18:00',
  endsAt: '2026-12-01T18:00',
  series: 'one',
  revision: null,
  budget: [],
  ...over,
})

test('of a series the next scheduled run is listed, with the number of later ones', async () => {
  const campaigns = [
    run('third', { startsAt: '2026-12-14T18:00' }),
    run('second', { startsAt: '2026-12-07T18:00' }),
    run('one', { state: 'running' }),
    run('fourth', { startsAt: '2026-12-21T18:00', revision: { id: 'change', state: 'draft' } }),
    run('alone', { series: null }),
  ]
  openPage(new FakeServer(), {
    path: '/operator/campaigns',
    children: <CampaignTable campaigns={campaigns} features={[]} timeZone="America/New_York" />,
  })
  const rows = await screen.findAllByRole('rowheader')
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual(['one', 'alone', 'second', 'fourth'])
  expect(screen.getByText('2 more to come')).toBeTruthy()
})

test('a campaign whose budget is used up says so in its row', async () => {
  const budget = [
    { asset: 'coins' as const, total: 100_000, spent: 99_500, alarm: 100 as const },
    { asset: 'entries' as const, total: 1_000, spent: 100, alarm: null },
  ]
  openPage(new FakeServer(), {
    path: '/operator/campaigns',
    children: <CampaignTable campaigns={[run('one', { state: 'running', budget })]} features={[]} timeZone="America/New_York" />,
  })
  expect(await screen.findByText('99% of 1,000 coins, used up')).toBeTruthy()
  expect(screen.getByText('10% of 10 entries')).toBeTruthy()
})
