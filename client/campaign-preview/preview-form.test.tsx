import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { previewPlan } from '#features/back-office/campaigns/contract.ts'
import { wheelPlan } from '#features/back-office/campaigns/fixtures.ts'
import type { CampaignPreview } from '#kernel/campaign-preview.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { PreviewForm } from './preview-form.tsx'

const at = toUnixSeconds(Date.parse('2026-12-01T12:00:00Z'))
const page = {
  ...wheelPlan.words.en,
  id: 'cmp_wheel',
  state: 'running' as const,
  startsAt: at - 86_400,
  finishedAt: at + 2 * 86_400,
  startDay: '2026-11-30',
  endDay: '2026-12-03',
}
const preview: CampaignPreview = {
  at,
  sees: true,
  joins: true,
  steps: [
    {
      at: '2026-12-01T12:00',
      kind: 'act',
      name: 'spin',
      count: 1,
      coins: 100_000,
      entries: 100,
      others: [],
      points: 0,
      cell: '{"day":"2026-12-01"}',
    },
    {
      at: '2026-12-01T12:01',
      kind: 'event',
      name: 'round.settled',
      count: 20,
      coins: 0,
      entries: 0,
      others: ['5 free spins of owl'],
      points: 12,
      cell: '{}',
    },
  ],
  coins: 100_000,
  entries: 100,
  points: 12,
  isCut: false,
  leftOut: ['gamble'],
  hasPlaces: true,
  page: { en: page, es: { ...page, title: 'Ruleta diaria' } },
  picture: 'wheel',
}

const server = serveTests()
const user = userEvent.setup()

async function show(data: CampaignPreview) {
  server.answer(previewPlan, { success: true, data })
  openPage(server, {
    path: '/operator/campaigns/cmp_wheel',
    children: <PreviewForm id="cmp_wheel" plan={wheelPlan} timeZone="UTC" initialAt="2026-11-25T00:00" />,
  })
  await user.selectOptions(await screen.findByLabelText('Player'), 'VIP')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
}

test('a preview shows the page in both languages, each step, and what it gives in all', async () => {
  await show(preview)
  expect(await screen.findByText('Ruleta diaria')).toBeTruthy()
  expect(screen.getByText('Termina en')).toBeTruthy()
  expect(screen.getByText('Ends in')).toBeTruthy()
  expect(screen.getByText('By then: 1,000 coins, 1 entry, 5 free spins of owl, 12 points.')).toBeTruthy()
  expect(screen.getByText('Plays rounds (20)')).toBeTruthy()
  expect(screen.getByText('Uses “spin”')).toBeTruthy()
  expect(screen.getByText('day 2026-12-01')).toBeTruthy()
  expect(screen.getByText(/Prizes for places depend on other players.*Not used: gamble\./)).toBeTruthy()
  expect(server.calls(previewPlan)[0]!.body).toEqual({ id: 'cmp_wheel', plan: wheelPlan, player: 'vip', at: '2026-11-25T00:00' })
  await user.selectOptions(screen.getByLabelText('Player'), 'New')
  expect(screen.getByText('The form has changed since this preview.')).toBeTruthy()
})

test('a player who neither sees nor may join it is told so', async () => {
  await show({ ...preview, sees: false, joins: false, steps: [] })
  expect(await screen.findByText(/This player doesn’t see the campaign/)).toBeTruthy()
  expect(screen.getByText(/This player can’t join/)).toBeTruthy()
  expect(screen.queryByText('Ruleta diaria')).toBeNull()
})
