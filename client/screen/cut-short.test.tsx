import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveTests } from '#ui/testing/serve-tests.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { EMPTY_VIEW, foldEvents, type RoundView } from '#engine/slot/view.ts'
import { findSlot } from '#games/all.ts'
import { acknowledgeRound, spin, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { eventsOf } from '../play/play-state.ts'
import type { Cue } from '../playback/cue.ts'
import type { GameStage } from '../stage/game-stage.ts'
import type { StageOptions } from '../stage/stage.ts'
import { balancesAfter, launchOf, richBalances, roundOfKind } from '../testing/staged-rounds.ts'
import { GameScreen } from './game-screen.tsx'

/** A canvas that draws nothing and records what it would show. */
class BlindStage implements GameStage {
  view: RoundView = EMPTY_VIEW
  isClosed = false
  readonly lose: () => void

  constructor({ onLost }: StageOptions) {
    this.lose = onLost
  }

  beginSpin(): void {}
  show(): void {}
  pause(): void {}
  cancelSpin(view: RoundView): void {
    this.view = view
  }
  rest(view: RoundView): void {
    this.view = view
  }
  settle({ view }: Cue): void {
    this.view = view
  }
  close(): void {
    this.isClosed = true
  }
}

const stages: BlindStage[] = []
let hasContext = true

vi.mock('../stage/stage.ts', () => ({
  Stage: {
    async open(options: StageOptions) {
      if (!hasContext) throw new Error('no context left')
      const stage = new BlindStage(options)
      stages.push(stage)
      return stage
    },
  },
}))

const slug = 'cherry-royale'
const game = findSlot(slug)!
const stake = game.definition.betLevels.TournamentPoints[0]!
const spinHere = { ...spin, path: `/rest/game/${slug}/spin/` }
/** With free spins: at normal speed its playback takes far longer than any test. */
const long = roundOfKind({ slug, kind: 'freeSpins', stake })

const server = serveTests()
let isHidden = false

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  HTMLCanvasElement.prototype.getContext = (() => ({ getExtension: () => null })) as never
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  localStorage.clear()
  stages.length = 0
  hasContext = true
  isHidden = false
  server.answer(initApp, guestInit)
  server.answer(acknowledgeRound, { success: true })
  server.answer(spinHere, { success: true, data: { round: long, balances: balancesAfter(richBalances, long) } })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const drawnBy = (kind: 'canvas' | 'plain') => waitFor(() => expect(document.querySelector(`[data-stage="${kind}"]`)).toBeTruthy())
const isInShow = () =>
  waitFor(() => expect(document.querySelector('[data-phase="celebrating"], [data-phase="stopping"]')).toBeTruthy())
const said = () => screen.getByTestId('round-text').textContent
const isOver = () => waitFor(() => expect(said()).toMatch(/Total win: |No win/))

async function openInShow() {
  openPage(server, { children: <GameScreen game={game} launch={launchOf(slug)} /> })
  await drawnBy('canvas')
  const user = userEvent.setup()
  await user.keyboard(' ')
  await isInShow()
}

const folded = (round: WireRoundDetail) => foldEvents(eventsOf(round))
/** The symbols as announced, row by row. */
const readOut = (): (string | null)[][] =>
  within(screen.getByRole('table', { name: 'Symbols in view' }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
const namesOf = ({ grid }: RoundView): string[][] =>
  grid![0]!.map((_, row) => grid!.map((column) => game.symbolNames[column[row]!]!.en))

function hide(is: boolean): void {
  isHidden = is
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a canvas lost during playback is reopened and ends on what the events imply', async () => {
  await openInShow()
  stages[0]!.lose()
  await waitFor(() => expect(stages).toHaveLength(2))
  expect(stages[0]!.isClosed).toBe(true)
  await drawnBy('canvas')
  hide(true)
  await isOver()
  expect(stages[1]!.view).toEqual(folded(long))
  expect(readOut()).toEqual(namesOf(folded(long)))
  expect(server.calls(spinHere)).toHaveLength(1)
})

test('a canvas that does not return leaves plain reels, which end on what the events imply', async () => {
  await openInShow()
  hasContext = false
  stages[0]!.lose()
  await drawnBy('plain')
  hide(true)
  await isOver()
  const { grid } = folded(long)
  const shown = [...document.querySelectorAll('.plain-reel')].map((reel) =>
    [...reel.querySelectorAll('img')].map(({ src }) => src),
  )
  expect(shown).toEqual(
    grid!.map((column) => column.map((symbol): unknown => expect.stringMatching(new RegExp(`/${symbol}[.-]`)))),
  )
  expect(readOut()).toEqual(namesOf(folded(long)))
})

test('a canvas lost repeatedly is replaced by plain reels', async () => {
  await openInShow()
  for (let lost = 0; lost < 4; lost++) {
    await waitFor(() => expect(stages).toHaveLength(lost + 1))
    stages[lost]!.lose()
  }
  await drawnBy('plain')
  expect(stages).toHaveLength(4)
})

test('a page hidden during playback ends it and later shows what the events imply', async () => {
  await openInShow()
  hide(true)
  await isOver()
  expect(stages[0]!.view).toEqual(folded(long))
  expect(readOut()).toEqual(namesOf(folded(long)))
  await waitFor(() => expect(server.calls(acknowledgeRound)).toHaveLength(1))
})

test('a reply to a hidden page ends its playback, and the next round is shown again', async () => {
  openPage(server, { children: <GameScreen game={game} launch={launchOf(slug)} /> })
  await drawnBy('canvas')
  const user = userEvent.setup()
  await user.keyboard(' ')
  hide(true)
  await isOver()
  expect(stages[0]!.view).toEqual(folded(long))
  hide(false)
  await user.keyboard(' ')
  await isInShow()
  expect(said()).not.toContain('Total win')
})

test('autoplay stops while the page is hidden, and says so', async () => {
  openPage(server, { children: <GameScreen game={game} launch={launchOf(slug)} /> })
  await drawnBy('canvas')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Autoplay' }))
  await user.click(await screen.findByRole('button', { name: 'Start 10 rounds' }))
  await isInShow()
  hide(true)
  await isOver()
  expect(await screen.findByRole('button', { name: 'Autoplay' })).toBeTruthy()
  expect(document.querySelector('.game-notice')?.textContent).toContain('because you left this page')
  expect(server.calls(spinHere)).toHaveLength(1)
})
