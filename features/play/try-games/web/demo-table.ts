import type { BetParams } from '#engine/events.ts'
import { isSame } from '#engine/same.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { spin, WireBalances, WireChoice, WireRoundDetail } from '#features/play/game-session/contract.ts'
import { ApiError } from '#ui/api/api-error.ts'
import type { ApiClient } from '#ui/api/client.ts'
import { serverNowMs } from '#ui/time/server-clock.ts'
import type { Launch } from '#client/screen/use-mode.ts'
import { type DemoRound, tryChoice, type tryGame, tryRound } from '../contract.ts'

export type DemoGame = ReplyOf<typeof tryGame>['data']
type Played = Extract<ReplyOf<typeof spin>, { success: true }>
type Refused = { readonly success: false; readonly reasonType: 'called-off'; readonly data: Played['data'] }

/** Older than any version of a real balance, so that a player's own balance never gives way to it. */
const FIRST_VERSION = -1_000_000_000

/** The page's side of a demo: its balance and its open round, which end with the page. */
export class DemoTable {
  readonly #api: ApiClient
  readonly #game: DemoGame
  #balances: WireBalances
  #open: DemoRound | null = null
  #rounds = 0

  constructor(api: ApiClient, game: DemoGame) {
    this.#api = api
    this.#game = game
    this.#balances = { version: FIRST_VERSION, coins: game.coins, tourPoints: 0, entries: 0, winnings: 0 }
  }

  launch(): Launch {
    const { slug, title, definitionHash, stakes } = this.#game
    return {
      game: { id: slug, slug, title, definitionHash, betLevels: { TournamentPoints: stakes, SweepStakes: [] } },
      path: `/game/${slug}`,
      gameMode: 'TournamentPoints',
      openRound: null,
      freeSpins: [],
      balances: this.#balances,
    }
  }

  async spin({ stake, params }: { readonly stake: number; readonly params?: BetParams }): Promise<Played> {
    // A balance too small for any round starts again.
    if (this.#balances.coins < (this.#game.stakes[0] ?? 0)) this.#move(this.#game.coins - this.#balances.coins)
    this.#refuseAbove(stake)
    const input = { params: { slug: this.#game.slug }, body: { stake, ...(params && { params }) } }
    const { round } = (await this.#api.call(tryRound, input)).data
    this.#rounds++
    return this.#show(round, round.win - round.stake)
  }

  async choose({ choice }: { readonly choice: WireChoice }): Promise<Played | Refused> {
    const open = this.#open
    if (!open?.sealed) throw refusal('gone', 410)
    this.#refuseAbove(open.awaiting?.options.find((option) => isSame(option.choice, choice))?.cost ?? 0)
    try {
      const input = { params: { slug: this.#game.slug }, body: { sealed: open.sealed, choice } }
      const { round } = (await this.#api.call(tryChoice, input)).data
      return this.#show(round, round.win - (round.stake - open.stake))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'gone') throw error
      const over = this.#show({ ...open, win: open.stake, awaiting: null, sealed: null }, open.stake)
      return { ...over, success: false, reasonType: 'called-off' }
    }
  }

  #refuseAbove(cost: number): void {
    if (cost > this.#balances.coins) throw refusal('demo-funds', 402)
  }

  #move(coins: number): void {
    this.#balances = { ...this.#balances, version: this.#balances.version + 1, coins: this.#balances.coins + coins }
  }

  #show(round: DemoRound, moved: number): Played {
    this.#move(moved)
    this.#open = round.sealed === null ? null : round
    return { success: true, data: { round: this.#toRound(round, moved), balances: this.#balances } }
  }

  /** As the screen knows rounds; nobody can verify this one. */
  #toRound({ sealed: _, ...round }: DemoRound, moved: number): WireRoundDetail {
    const { slug, title, definitionHash } = this.#game
    const { coins } = this.#balances
    return {
      ...round,
      id: `demo-${this.#rounds}`,
      game: slug,
      title,
      mode: 'TournamentPoints',
      state: round.awaiting ? 'open' : 'settled',
      isFree: false,
      at: new Date(serverNowMs()).toISOString(),
      isAcknowledged: true,
      proof: {
        gameId: slug,
        definitionHash,
        commit: '',
        clientSeed: '',
        nonce: 0,
        serverSeed: null,
        bet: { amount: round.stake, params: round.params },
        choices: round.choices,
      },
      balanceBefore: coins - moved,
      balanceAfter: coins,
      fromGranted: round.stake,
      fromWon: 0,
    }
  }
}

const refusal = (code: string, status: number): ApiError => new ApiError({ status, code, message: code, details: {} })
