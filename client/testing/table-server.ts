import type { FakeServer } from '#ui/testing/fake-server.ts'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { defHash } from '#engine/def-hash.ts'
import { commitOf } from '#engine/fair/seeds.ts'
import { playSeeded } from '#engine/play.ts'
import type { Bet, Choice } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'
import { assert } from '#kernel/result.ts'
import { acknowledgeRound, choose, spin, type WireBalances, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import type { Launch } from '../screen/use-mode.ts'
import { richBalances } from './staged-rounds.ts'

const SERVER_SEED = '7d'.repeat(32)
const CLIENT_SEED = 'fixture'

/** A table's round as the server replies, as far as the choices go. */
export function tableRound(game: AnyGame, nonce: number, bet: Bet, choices: readonly Choice[] = []): WireRoundDetail {
  const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }
  const { events, payout, stake, awaiting } = playSeeded(game.definition, seeds, bet, choices)
  return {
    id: `rnd_${nonce}`,
    game: game.slug,
    title: game.title,
    mode: 'TournamentPoints',
    state: awaiting ? 'open' : 'settled',
    params: bet.params ?? {},
    stake,
    win: payout,
    isFree: false,
    at: '2026-11-21T12:00:00.000Z',
    isAcknowledged: false,
    events: events.map((event) => ({ ...event }) as { type: string }),
    choices: [...choices],
    awaiting: awaiting && { ...awaiting, options: [...awaiting.options], settlesAt: '2026-11-22T12:00:00.000Z' },
    proof: {
      gameId: game.slug,
      definitionHash: defHash(game.definition),
      commit: commitOf(SERVER_SEED),
      clientSeed: CLIENT_SEED,
      nonce,
      serverSeed: null,
      bet,
      choices: [...choices],
    },
    balanceBefore: 0,
    balanceAfter: payout - stake,
    fromGranted: stake,
    fromWon: 0,
  }
}

/** The first matching round from `nonce` on. */
export function findNonce(wish: (nonce: number) => boolean): number {
  for (let nonce = 0; nonce < 5_000; nonce++) if (wish(nonce)) return nonce
  throw new Error('no such round among 5,000')
}

/** Plays one game for real behind the fake network: one round and its choices, from the seeds of `nonce`. */
export class TableServer {
  readonly #server: FakeServer
  readonly #game: AnyGame
  readonly #spin: typeof spin
  round: WireRoundDetail | undefined

  constructor(server: FakeServer, game: AnyGame, nonce: number) {
    this.#server = server
    this.#game = game
    this.#spin = { ...spin, path: `/rest/game/${game.slug}/spin/` as typeof spin.path }
    server.answer(initApp, guestInit)
    server.answer(acknowledgeRound, { success: true })
    this.#answer(this.#spin, () => {
      const { stake, params } = this.bets().at(-1)!
      return tableRound(game, nonce, { amount: stake, ...(params && { params }) })
    })
    this.#answer(choose, () => {
      const { round } = this
      assert(round, 'a choice without a round')
      return tableRound(game, nonce, round.proof.bet as Bet, this.choices())
    })
  }

  bets(): { stake: number; params?: Bet['params'] }[] {
    return this.#server.calls(this.#spin).map(({ body }) => body as { stake: number; params?: Bet['params'] })
  }

  choices(): Choice[] {
    return this.#server.calls(choose).map(({ body }) => (body as { choice: Choice }).choice)
  }

  #answer(contract: typeof spin | typeof choose, next: () => WireRoundDetail): void {
    const data = { round: undefined as unknown as WireRoundDetail, balances: richBalances }
    const act = (): void => {
      this.round = next()
      data.round = this.round
      data.balances = after(this.round)
    }
    this.#server.answerAfter(contract as typeof spin, act, { success: true, data })
  }

  launch(): Launch {
    const { slug, title, definition } = this.#game
    const { SweepStakes, TournamentPoints } = definition.betLevels
    return {
      game: {
        id: slug,
        slug,
        title,
        definitionHash: defHash(definition),
        betLevels: { SweepStakes: [...SweepStakes], TournamentPoints: [...TournamentPoints] },
      },
      path: `/game/${slug}`,
      gameMode: 'TournamentPoints',
      openRound: null,
      freeSpins: [],
      balances: richBalances,
    }
  }
}

const after = ({ stake, win, choices }: WireRoundDetail): WireBalances => ({
  ...richBalances,
  version: richBalances.version + 1 + choices.length,
  coins: richBalances.coins - stake,
  tourPoints: richBalances.tourPoints + win,
})
