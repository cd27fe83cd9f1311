import { generatedFace } from '#kernel/public-face.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import { lotteriesAt } from '../fixtures.ts'
import { LotteryView, type LotteryViewProps } from './lottery-view.tsx'

beforeEach(() => layoutBrowser({ wantsLessMotion: true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lotteries = () => lotteriesAt(Math.floor(serverNowMs() / SECOND_MS))
type State = keyof ReturnType<typeof lotteries>['stories']

const act = () => ({ isPending: false, isFailed: false, onAct: vi.fn<() => void>() })

function show(state: State, over: Partial<LotteryViewProps> = {}) {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  const story: Partial<LotteryViewProps> & Pick<LotteryViewProps, 'details' | 'own'> = lotteries().stories[state]
  const props = {
    isPlayer: true,
    board: undefined,
    past: [],
    asking: act(),
    taking: act(),
    onRefresh: vi.fn<() => void>(),
    ...story,
    ...over,
  }
  openPage(server, { features: ['lottery'], children: <LotteryView {...props} /> })
  return props
}

test('a player sees the tickets, the coins to the next one, and asks for today’s', async () => {
  const { asking } = show('with tickets')
  expect(await screen.findByText('23 tickets', { selector: '.lottery-count > span' })).toBeTruthy()
  expect(screen.getByText('570 more coins to your next ticket')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43000')
  await userEvent.click(screen.getByRole('button', { name: 'Get 8 free tickets' }))
  expect(asking.onAct).toHaveBeenCalledOnce()
})

test('tickets that are not known yet are not called none', async () => {
  show('with tickets', { own: undefined })
  expect(await screen.findByText('Ends in')).toBeTruthy()
  expect(screen.queryByText('No tickets yet')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a guest is invited to sign up, and has no tickets', async () => {
  show('with tickets', { isPlayer: false, own: undefined })
  expect((await screen.findByRole('link', { name: 'Sign up to get tickets' })).getAttribute('href')).toBe('/signup')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('after today’s tickets the page says when there are more; with the most there is nothing to ask for', async () => {
  show('asked today')
  expect(await screen.findByText(/Come back tomorrow/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /free ticket/ })).toBeNull()
  cleanup()
  show('all tickets')
  expect(await screen.findByText('That’s the maximum of 100')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a request on its way cannot be repeated, and a failed one says so', async () => {
  show('with tickets', { asking: { ...act(), isPending: true } })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Getting your tickets…' })).disabled).toBe(true)
  cleanup()
  show('with tickets', { asking: { ...act(), isFailed: true } })
  expect((await screen.findByRole('alert')).textContent).toBe('That didn’t work. Try again.')
})

test('a winner sees the prize and takes it, also when a limit refuses it', async () => {
  const { taking } = show('won')
  expect(await screen.findByText('2 of your tickets won!')).toBeTruthy()
  expect(screen.getByText('Places 2, 17')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Claim your prize' }))
  expect(taking.onAct).toHaveBeenCalledOnce()
  cleanup()
  show('won', { taking: { ...act(), isFailed: true, limit: 'All prizes are given.' } })
  expect((await screen.findByRole('alert')).textContent).toBe('All prizes are given.')
  cleanup()
  show('taken')
  expect(await screen.findByText('Your prize is in your balance.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Claim your prize' })).toBeNull()
})

test('the winners are listed by place, the player as you and hidden ones without a name', async () => {
  const onMoreWinners = vi.fn<() => void>()
  show('won', { onMoreWinners })
  const rows = within(await screen.findByRole('table', { name: 'Winners' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
    generatedFace('player 0').name,
    'You',
    'Hidden player',
    generatedFace('player 3').name,
  ])
  expect(rows[2]!.getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Show more winners' }))
  expect(onMoreWinners).toHaveBeenCalledOnce()
})

test.each([
  ['drawing', /The winners are being drawn/],
  ['not won', 'None of your 23 tickets won this time.'],
  ['nobody won', 'No one had a ticket in this draw.'],
] as const)('%s: the page says so', async (state, text) => {
  show(state)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('past draws lead to their winners', async () => {
  show('won', { past: lotteries().past, onMoreDraws: vi.fn<() => void>() })
  const link = await screen.findAllByRole('link', { name: /Grand draw/ })
  expect(link[0]!.getAttribute('href')).toBe('/lottery?draw=cmp_00000000000000000000000001')
  expect(screen.getByRole('button', { name: 'Show earlier draws' })).toBeTruthy()
})

test('SWP-10 the rules state the exact odds and value of a ticket, and that a purchase brings no more than asking', async () => {
  show('with tickets')
  expect(await screen.findByText(/50 tickets win 370,000 coins and 62\.50 entries in total\./)).toBeTruthy()
  expect(screen.getByText(/50 in 12,480 win \(0\.401%\), and a ticket is worth 29\.65 coins and 0\.005 entries/)).toBeTruthy()
  expect(screen.getByText(/one for every \$1\.99 you spend.*same 8 tickets a day.*never gets you more/)).toBeTruthy()
  cleanup()
  show('with tickets', { details: { ...lotteries().stories['with tickets'].details, ticketsTotal: 8 } })
  expect(await screen.findByText(/a ticket is worth 31,250 coins and 7\.19 entries on average/)).toBeTruthy()
  cleanup()
  show('newcomer')
  expect(await screen.findByText(/There are no tickets in the draw yet\.$/)).toBeTruthy()
  cleanup()
  show('without purchases')
  expect(await screen.findByText('No. You get tickets by playing and by free request.')).toBeTruthy()
  cleanup()
  show('coins only')
  expect(await screen.findByText(/a ticket is worth 29\.65 coins on average\.$/)).toBeTruthy()
  expect(screen.getByText(/prizes here are coins only/)).toBeTruthy()
})

test('the draw shows the hash of its seed, and the way to its proof', async () => {
  show('with tickets')
  expect(await screen.findByText('5e'.repeat(32))).toBeTruthy()
  cleanup()
  show('won')
  expect((await screen.findByRole('link', { name: 'Verify this draw' })).getAttribute('href')).toBe(
    `/fair#draw-${'5e'.repeat(32)}`,
  )
})

test('before the start there is nothing to ask for, and without a draw no prize', async () => {
  show('planned')
  expect(await screen.findByRole('heading', { name: 'Lucky Buckets' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /free ticket/ })).toBeNull()
  cleanup()
  show('none')
  expect(await screen.findByRole('heading', { name: 'Grand draw' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Lucky Buckets' })).toBeNull()
})
