import type { BetParams } from '#engine/events.ts'
import { playSeeded } from '#engine/play.ts'
import type { Bet, Choice, PlayedRound } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { choose, spin, WireBalances, WireRoundDetail } from '#features/play/game-session/contract.ts'
import { CLIENT_SEED, richBalances, SERVER_SEED, wireRound } from './staged-rounds.ts'

type Reply = Extract<ReplyOf<typeof spin>, { success: true }> & Extract<ReplyOf<typeof choose>, { success: true }>

const SETTLES_AT = '2026-11-22T12:00:00.000Z'

/** A server of one table: it plays real rounds of published seeds in order and keeps the open one. */
export class StagedTable {
  readonly #game: AnyGame
  #nonce: number
  #bet: Bet = { amount: 0 }
  #choices: readonly Choice[] = []
  #balances: WireBalances = richBalances

  constructor(game: AnyGame, nonce = 0) {
    this.#game = game
    this.#nonce = nonce - 1
  }

  spin({ stake, params }: { stake: number; params?: BetParams }): Reply {
    this.#nonce++
    this.#bet = { amount: stake, ...(params && { params }) }
    this.#choices = []
    return this.#answer(stake)
  }

  choose({ choice }: { choice: Choice }): Reply {
    const before = this.#play().stake
    this.#choices = [...this.#choices, choice]
    return this.#answer(this.#play().stake - before)
  }

  /** The server's reply to a call on this path. */
  answer(path: string, body: unknown): object {
    if (path.endsWith('/spin/')) return this.spin(body as Parameters<StagedTable['spin']>[0])
    return path.endsWith('/choose/') ? this.choose(body as Parameters<StagedTable['choose']>[0]) : { success: true }
  }

  /** The outcome is known here in advance, for tests that need a certain one. */
  round(): WireRoundDetail {
    return this.#wire(this.#play())
  }

  #play(): PlayedRound {
    const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: this.#nonce }
    return playSeeded(this.#game.definition, seeds, this.#bet, this.#choices)
  }

  #answer(cost: number): Reply {
    const played = this.#play()
    const { version, coins, tourPoints } = this.#balances
    this.#balances = {
      ...this.#balances,
      version: version + 1,
      coins: coins - cost,
      tourPoints: tourPoints + played.payout,
    }
    return { success: true, data: { round: this.#wire(played), balances: this.#balances } }
  }

  #wire({ stake, payout, events, awaiting }: PlayedRound): WireRoundDetail {
    const round = wireRound(this.#game, {
      mode: 'TournamentPoints',
      stake,
      nonce: this.#nonce,
      win: payout,
      events,
      serverSeed: SERVER_SEED,
    })
    const choices = [...this.#choices]
    return {
      ...round,
      state: awaiting ? 'open' : 'settled',
      params: { ...this.#bet.params },
      choices,
      awaiting: awaiting && {
        options: awaiting.options.map(({ choice, cost }) => ({ choice: { ...choice }, cost })),
        byDefault: { ...awaiting.byDefault },
        settlesAt: SETTLES_AT,
      },
      proof: {
        ...round.proof,
        bet: { amount: this.#bet.amount, ...(this.#bet.params && { params: { ...this.#bet.params } }) },
        choices,
      },
    }
  }
}

/** The round that a table with this nonce plays, as far as the choices go. */
export function stagedRound(
  game: AnyGame,
  nonce: number,
  { amount, ...bet }: Bet,
  choices: readonly Choice[] = [],
): WireRoundDetail {
  const table = new StagedTable(game, nonce)
  table.spin({ stake: amount, ...bet })
  for (const choice of choices) table.choose({ choice })
  return table.round()
}

/** The first nonce that fits. */
export function findNonce(fits: (nonce: number) => boolean): number {
  for (let nonce = 0; nonce < 5_000; nonce++) if (fits(nonce)) return nonce
  throw new Error('no such round among 5,000')
}
