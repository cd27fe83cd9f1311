import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { refuse } from '#ui/testing/fake-server.ts'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { findSlot } from '#games/all.ts'
import { isPageHeld } from '#ui/page/page-holds.ts'
import { acknowledgeRound, spin, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { balancesAfter, launchOf, richBalances, roundOfKind } from '../testing/staged-rounds.ts'
import { onPlainScreen } from '../testing/still-screen.ts'
import { GamePlay } from '../play/game-play.ts'
import { PROFILES } from '../playback/profiles.ts'
import { Sounds } from '../sound/sounds.ts'
import { GameFrame } from './game-frame.tsx'
import { GameScreen } from './game-screen.tsx'

const slug = 'cherry-royale'
const game = findSlot(slug)!
const stake = game.definition.betLevels.TournamentPoints[0]!
const spinHere = { ...spin, path: `/rest/game/${slug}/spin/` }
const seen = ({ id }: WireRoundDetail) => ({ ...acknowledgeRound, path: `/rest/rounds/${id}/acknowledge/` })

const losing = roundOfKind({ slug, kind: 'none', stake })
const winning = roundOfKind({ slug, kind: 'nice', stake })
const played = (round: WireRoundDetail) =>
  ({ success: true, data: { round, balances: balancesAfter(richBalances, round) } }) as const

const server = serveTests()

onPlainScreen()
beforeEach(() => {
  server.answer(initApp, guestInit)
  for (const round of [losing, winning]) server.answer(seen(round), { success: true })
})

async function open(openRound: WireRoundDetail | null = null) {
  openPage(server, { children: <GameScreen game={game} launch={launchOf(slug, openRound)} /> })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  return userEvent.setup()
}
const notice = () => document.querySelector('.game-notice')?.textContent ?? ''
const said = () => screen.getByTestId('round-text').textContent
const balance = () => document.querySelector('.game-balance b')?.textContent

test('INFO-5 one press plays one round, shows amount, balance, outcome and win, and acknowledges it', async () => {
  server.answer(spinHere, played(winning))
  const user = await open()
  await user.keyboard(' ')
  expect(balance()).toBe('1,254,280')
  await waitFor(() => expect(said()).toMatch(/Total win: |No win/))
  expect(said()).toMatch(/ on line \d+ win \d/)
  expect(balance()).toBe(Math.floor((125_430_000 - stake + winning.win) / 100).toLocaleString('en'))
  expect(document.querySelector('.game-amount b')?.textContent).toBe('20')
  expect(server.calls(spinHere)).toMatchObject([{ body: { stake, mayPlayWinnings: false } }])
  await waitFor(() => expect(server.calls(seen(winning))).toHaveLength(1))
})

test('a round without a win says so and shows the symbols as a table', async () => {
  server.answer(spinHere, played(losing))
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Spin' }))
  await waitFor(() => expect(said()).toBe('No win. Balance: 1,254,280.'))
  expect(screen.getByRole('table', { name: 'Symbols in view' }).textContent).toMatch(/[A-Z]/)
})

test('a lost connection is bridged: the same request id, one round, no reload', async () => {
  let cuts = 0
  server.answerAfter(
    spinHere,
    () => {
      if (cuts++ < 2) throw new TypeError('Failed to fetch')
    },
    played(losing),
  )
  const user = await open()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(notice()).toContain('Your round is safe'))
  expect(isPageHeld()).toBe(true)
  await waitFor(() => expect(said()).toContain('No win.'))
  await waitFor(() => expect(isPageHeld()).toBe(false))
  const keys = server.calls(spinHere).map(({ key }) => key)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test.each([500, 503])(
  'a server that answers %i during a spin is asked again for the same round until it replies',
  async (status) => {
    server.answer(spinHere, refuse('unexpected', status))
    const user = await open()
    await user.keyboard(' ')
    await waitFor(() => expect(notice()).toContain('Your round is safe'))
    await waitFor(() => expect(server.calls(spinHere).length).toBeGreaterThan(1))
    expect(balance()).toBe('1,254,280')
    server.answer(spinHere, played(winning))
    await waitFor(() => expect(said()).toMatch(/Total win: |No win/), { timeout: 10_000 })
    expect(notice()).toBe('')
    expect(balance()).toBe(Math.floor((125_430_000 - stake + winning.win) / 100).toLocaleString('en'))
    expect(new Set(server.calls(spinHere).map(({ key }) => key)).size).toBe(1)
  },
)

test('an insufficient balance is reported, and the amount is returned', async () => {
  server.answer(spinHere, { success: false, reasonType: 'insufficient-funds', data: { balances: richBalances } })
  const user = await open()
  await user.keyboard(' ')
  await waitFor(() => expect(notice()).toContain('Your balance is too low'))
  expect(balance()).toBe('1,254,300')
})

test('a player whose play is paused reads so, with a link to support', async () => {
  server.answer(spinHere, refuse('play-paused', 403))
  const user = await open()
  await user.keyboard(' ')
  await waitFor(() => expect(notice()).toContain('Play is paused.'))
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
})

test('winnings are staked only after consent, which holds for the visit', async () => {
  server.answer(spinHere, { success: false, reasonType: 'ask-to-play-winnings', data: { balances: richBalances } })
  const user = await open()
  await user.keyboard(' ')
  const yes = await screen.findByRole('button', { name: 'Play with my winnings' })
  server.answer(spinHere, played(losing))
  await user.click(yes)
  await waitFor(() => expect(said()).toContain('No win.'))
  expect(server.calls(spinHere).map(({ body }) => (body as { mayPlayWinnings: boolean }).mayPlayWinnings)).toEqual([false, true])
})

test('an interrupted round is shown on return, and nothing new is played', async () => {
  await open(winning)
  await waitFor(() => expect(notice()).toBe('Finishing your last round'))
  await waitFor(() => expect(said()).toMatch(/Total win: |No win/))
  await waitFor(() => expect(server.calls(seen(winning))).toHaveLength(1))
  expect(server.calls(spinHere)).toHaveLength(0)
  expect(balance()).toBe('1,254,300')
})

test('arrows change the amount up to its limits', async () => {
  const user = await open()
  const amount = () => document.querySelector('.game-amount b')?.textContent
  expect(amount()).toBe('20')
  await user.keyboard('{ArrowUp}')
  expect(amount()).not.toBe('20')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(amount()).toBe('20')
})

test('shortcut keys work until they are turned off, which this device remembers', async () => {
  server.answer(spinHere, played(losing))
  const user = await open()
  const amount = () => document.querySelector('.game-amount b')?.textContent
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard(' {Enter}{ArrowUp}')
  expect(server.calls(spinHere)).toHaveLength(0)
  expect(amount()).toBe('20')
  cleanup()
  const again = await open()
  await again.keyboard(' {ArrowUp}')
  expect(server.calls(spinHere)).toHaveLength(0)
  await again.click(screen.getByRole('button', { name: 'Spin' }))
  await waitFor(() => expect(server.calls(spinHere)).toHaveLength(1))
})

test('autoplay continues by itself and Escape stops it', async () => {
  server.answer(spinHere, played(losing))
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Autoplay' }))
  await user.click(await screen.findByRole('button', { name: 'Start 10 rounds' }))
  await waitFor(() => expect(server.calls(spinHere).length).toBeGreaterThan(1))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Autoplay' })).toBeTruthy()
})

const withFeature = () => {
  const [base] = game.mathReport.modes
  const sure = { numerator: '1', denominator: '1', decimal: '1.000000000000' }
  const bought = { ...base, id: 'buy', price: 100, featureRates: { 'free-spins': sure } }
  return { ...game, mathReport: { ...game.mathReport, modes: [base, bought] as const } }
}

test('a feature is bought only after confirmation, and the call names its mode', async () => {
  const paid = { ...winning, stake: stake * 100 }
  server.answer(spinHere, { success: true, data: { round: paid, balances: balancesAfter(richBalances, paid) } })
  openPage(server, { children: <GameScreen game={withFeature()} launch={launchOf(slug)} /> })
  await waitFor(() => expect(document.querySelector('[data-stage="plain"]')).toBeTruthy())
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Bonus/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Free spins')
  expect(dialog.textContent).toContain('100× your play amount')
  expect(dialog.textContent).toMatch(/\d\d\.\d\d%/)
  expect(server.calls(spinHere)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: /^Play for/ }))
  expect(balance()).toBe('1,252,300')
  await waitFor(() => expect(server.calls(spinHere)).toMatchObject([{ body: { stake: stake * 100, params: { mode: 'buy' } } }]))
})

/** A screen whose canvas never loads. */
function OpeningScreen() {
  const elements = { screen: useRef<HTMLElement>(null), host: useRef<HTMLDivElement>(null), field: useRef<HTMLDivElement>(null) }
  const [sounds] = useState(() => new Sounds())
  const [play] = useState(
    () =>
      new GamePlay({
        definition: game.definition,
        mode: 'TournamentPoints',
        levels: game.definition.betLevels,
        balances: richBalances,
        freeSpins: [],
        newKey: () => '',
        profile: () => PROFILES.normal,
        send: () => Promise.reject(new Error('nothing is played')),
        acknowledge: () => Promise.resolve(),
      }),
  )
  return (
    <GameFrame {...{ game, play, sounds, elements }} state={play.state()} stage="opening">
      {null}
    </GameFrame>
  )
}

test('the reels are visible before the canvas, also on a page rendered in the browser', async () => {
  openPage(server, { children: <OpeningScreen /> })
  await waitFor(() => expect(document.querySelector('[data-stage="opening"]')).toBeTruthy())
  expect(document.querySelector<HTMLElement>('.game')?.style.getPropertyValue('--reels-seen')).toBe('visible')
})
