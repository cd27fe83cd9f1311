import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { playerInit, settledProfile } from '#features/account/account/fixtures.ts'
import type { OwnTickets } from '#kernel/lottery.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { askTickets, getDetails, getLeaderboard, getTickets, listDraws, takeReward } from '../contract.ts'
import { lotteriesAt } from '../fixtures.ts'
import LotteryPage from './lottery-page.tsx'

const server = serveTests()
beforeEach(() => {
  server.answer(initApp, playerInit)
  server.answer(getProfile, settledProfile)
  server.answer(listDraws, { success: true, data: { draws: [], hasMore: false } })
})

const { past, stories } = lotteriesAt(1_795_280_400)
const success = <D,>(data: D) => ({ success: true as const, data })

function open({
  details,
  own,
  board,
}: {
  details: typeof stories.won.details
  own: OwnTickets
  board?: typeof stories.won.board
}) {
  server.answer(getDetails, success(details))
  server.answer(getTickets, success(own))
  if (board) server.answer(getLeaderboard, success(board))
  openPage(server, {
    features: ['lottery'],
    children: (
      <Suspense>
        <LotteryPage />
      </Suspense>
    ),
  })
}

test('asking brings today’s tickets and shows them', async () => {
  open(stories.newcomer)
  const button = await screen.findByRole('button', { name: 'Get 8 free tickets' })
  server.answerAfter(
    askTickets,
    () =>
      server.answer(
        getTickets,
        success({ ...stories.newcomer.own, tickets: stories['with tickets'].own.tickets.slice(0, 8), dailyLeft: 0 }),
      ),
    success({ tickets: 8 }),
  )
  await userEvent.dblClick(button)
  expect(await screen.findByText('8 tickets are in the draw.')).toBeTruthy()
  expect(await screen.findByText('8 tickets', { selector: '.lottery-count > span' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /free ticket/ })).toBeNull()
  expect(server.calls(askTickets)).toHaveLength(1)
})

test('claiming a prize shows it, and the page knows that it is taken', async () => {
  open(stories.won)
  const button = await screen.findByRole('button', { name: 'Claim your prize' })
  const prize = success({ coins: 5_250_000, entries: 1_000 })
  server.answerAfter(takeReward, () => server.answer(getLeaderboard, success(stories.taken.board)), prize)
  await userEvent.click(button)
  const modal = await screen.findByRole('dialog', { name: 'Your prize is here!' })
  await waitFor(() => expect(modal.textContent).toMatch(/52,500.*10\.00/))
  expect(await screen.findByText('Your prize is in your balance.')).toBeTruthy()
})

test('all winners and all past draws can be reached, a page at a time', async () => {
  server.answer(listDraws, success({ draws: past.slice(0, 1), hasMore: true }))
  const { details } = stories['not won']
  open({ ...stories['not won'], details: { ...details, campaign: { ...details.campaign, id: 'cmp_shown' } } })
  const names = () => within(screen.getByRole('table', { name: 'Winners' })).getAllByRole('row').length - 1
  const more = await screen.findByRole('button', { name: 'Show more winners' })
  const later = stories.won.board.winners.map((winner) => ({ ...winner, place: winner.place + 10 }))
  server.answer(getLeaderboard, success({ ...stories.won.board, winners: later, hasMore: false }))
  await userEvent.click(more)
  await waitFor(() => expect(names()).toBe(8))
  expect(server.calls(getLeaderboard).at(-1)?.path).toContain('offset=10')
  expect(screen.queryByRole('button', { name: 'Show more winners' })).toBeNull()
  server.answer(listDraws, success({ draws: past.slice(1), hasMore: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier draws' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Grand draw/ })).toHaveLength(2))
  expect(server.calls(listDraws).at(-1)?.path).toContain('offset=4')
  expect(screen.queryByRole('button', { name: 'Show earlier draws' })).toBeNull()
})
