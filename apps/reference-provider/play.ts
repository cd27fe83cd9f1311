import { setTimeout as sleep } from 'node:timers/promises'
import type { Delivery } from './delivery.ts'
import { type Currency, flipCoin, GAME, LEVELS, prizeOf, type Side } from './flip.ts'
import type { Grant, Round, Rounds } from './rounds.ts'
import { isUnclear, type Wallet, type WalletAnswer } from './wallet.ts'

export type Refusal = 'expired' | 'funds' | 'paused' | 'busy' | 'amount' | 'called-off' | 'unavailable'

export interface Table {
  readonly currency: Currency
  readonly balance: number
  readonly levels: readonly number[]
  readonly freeRounds: { readonly left: number; readonly amount: number } | null
  /** The last round, which may still be in progress. */
  readonly last: ShownRound | null
}

export interface ShownRound extends Pick<Round, 'id' | 'pick' | 'side' | 'prize' | 'amount' | 'currency'> {
  /** False while the wallet has not been told. */
  readonly isSettled: boolean
  readonly isGivenBack: boolean
}

export interface Flip {
  readonly round: ShownRound
  readonly balance: number
  readonly freeRounds: Table['freeRounds']
}

export interface FlipOrder {
  readonly token: string
  readonly pick: Side
  readonly amount: number
}

interface Seat {
  readonly user: string
  readonly currency: Currency
}

/** How long in ms a flip's reply waits for the wallet to accept the win; the win is delivered in any case. */
const WIN_WAIT_MS = 2_000
const SEATS_MAX = 10_000

/** The game logic between page and wallet. */
export class Play {
  readonly #wallet: Wallet
  readonly #rounds: Rounds
  readonly #delivery: Delivery
  readonly #seats = new Map<string, Seat>()
  readonly #busy = new Set<string>()

  constructor(wallet: Wallet, rounds: Rounds, delivery: Delivery) {
    this.#wallet = wallet
    this.#rounds = rounds
    this.#delivery = delivery
  }

  /** Opens a session with this token and returns its state. */
  async sitDown(token: string): Promise<Table | Refusal> {
    const answer = await this.#wallet.call('authenticate', { token })
    const seat = this.#seatOf(token, answer)
    if (typeof seat === 'string') return seat
    const open = answer.open_round
    // A grant that is unknown or finished here is closed on the site too.
    const known = open ? this.#rounds.find(open) : undefined
    if (open && !['asked', 'taken', 'called-off'].includes(known?.state ?? '')) {
      void this.#wallet.call('end-round', { user: seat.user, round: open, game_code: GAME })
    }
    const last = this.#rounds.lastOf(seat.user, seat.currency)
    return {
      currency: seat.currency,
      balance: answer.balance ?? 0,
      levels: LEVELS[seat.currency],
      freeRounds: shownGrant(this.#rounds.grantOf(seat.user, seat.currency)),
      last: last && last.state !== 'asked' ? shown(last) : null,
    }
  }

  /** The current stakes; the site announces changes. */
  async balance(token: string): Promise<{ readonly balance: number } | Refusal> {
    const seat = this.#seats.get(token)
    if (!seat) return 'expired'
    const answer = await this.#wallet.call('balance', { user: seat.user, token })
    return answer.status === 'OK' ? { balance: answer.balance ?? 0 } : refusalOf(answer)
  }

  async flip({ token, pick, amount }: FlipOrder): Promise<Flip | Refusal> {
    const seat = this.#seats.get(token) ?? this.#seatOf(token, await this.#wallet.call('authenticate', { token }))
    if (typeof seat === 'string') return seat
    const grant = this.#rounds.grantOf(seat.user, seat.currency)
    if (!grant && !LEVELS[seat.currency].includes(amount)) return 'amount'
    if (this.#busy.has(seat.user)) return 'busy'
    this.#busy.add(seat.user)
    try {
      return await this.#flipFor(seat, { token, pick, amount: grant?.amount ?? amount }, grant)
    } finally {
      this.#busy.delete(seat.user)
    }
  }

  async #flipFor({ user, currency }: Seat, { token, pick, amount }: FlipOrder, grant?: Grant): Promise<Flip | Refusal> {
    const asked = this.#rounds.open({ user, currency, pick, amount, grant: grant?.id ?? null })
    const bet = await this.#wallet.call('bet', {
      user,
      token,
      round: asked.id,
      game_code: GAME,
      transaction_uuid: asked.bet,
      amount: grant ? 0 : amount,
      is_free: grant !== undefined,
    })
    if (bet.status !== 'OK') return this.#notTaken(asked, bet)
    const side = flipCoin()
    const taken = this.#rounds.move(asked, { state: 'taken', side, prize: prizeOf(amount, pick, side) })
    const given = await Promise.race([this.#delivery.deliver(taken), sleep(WIN_WAIT_MS, undefined, { ref: false })])
    const round = shown(this.#rounds.find(taken.id) ?? taken)
    return { round, balance: (given ?? bet).balance ?? 0, freeRounds: shownGrant(this.#rounds.grantOf(user, currency)) }
  }

  /**
   * A bet that the wallet refused is final; one that it did not answer is rolled back, whether or not it took effect.
   */
  #notTaken(round: Round, answer: WalletAnswer): Refusal {
    if (!isUnclear(answer)) {
      this.#rounds.move(round, { state: 'refused' })
      return refusalOf(answer)
    }
    void this.#delivery.deliver(this.#rounds.move(round, { state: 'called-off' }))
    return 'called-off'
  }

  #seatOf(token: string, answer: WalletAnswer): Seat | Refusal {
    const { status, user, currency } = answer
    if (status !== 'OK' || user === undefined || currency === undefined) return refusalOf(answer)
    if (this.#seats.size >= SEATS_MAX) this.#seats.clear()
    this.#seats.set(token, { user, currency })
    return { user, currency }
  }
}

function refusalOf({ status }: WalletAnswer): Refusal {
  if (status === 'NOT_ENOUGH_MONEY') return 'funds'
  if (status === 'USER_DISABLED') return 'paused'
  return status === 'TOKEN_EXPIRED' || status === 'INVALID_TOKEN' ? 'expired' : 'unavailable'
}

export const shown = ({ id, pick, side, prize, amount, currency, state }: Round): ShownRound => ({
  id,
  pick,
  side,
  prize,
  amount,
  currency,
  isSettled: state === 'paid' || state === 'given-back',
  isGivenBack: state === 'given-back' || state === 'called-off',
})

const shownGrant = (grant: Table['freeRounds'] | undefined): Table['freeRounds'] =>
  grant ? { left: grant.left, amount: grant.amount } : null
