import { setTimeout as sleep } from 'node:timers/promises'
import { GAME } from './flip.ts'
import type { Round, Rounds } from './rounds.ts'
import { isUnclear, type Wallet, type WalletAnswer } from './wallet.ts'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 60_000

/** Errors that a retry cannot fix: an operator has to look. Everything else is retried. */
const HOPELESS = new Set(['DUPLICATE_TRANSACTION', 'INVALID_GAME', 'WRONG_SYNTAX', 'WRONG_TYPES', 'WRONG_CURRENCY'])

/** Delivers wins and rollbacks to the wallet, with growing intervals, until it accepts them. */
export class Delivery {
  readonly #wallet: Wallet
  readonly #rounds: Rounds
  readonly #underWay = new Map<string, Promise<WalletAnswer | undefined>>()
  readonly #stop = new AbortController()

  constructor(wallet: Wallet, rounds: Rounds) {
    this.#wallet = wallet
    this.#rounds = rounds
  }

  /** Leftovers of an earlier process: a bet whose reply it did not see was shown to nobody, so it is rolled back. */
  resume(): void {
    for (const round of this.#rounds.unfinished()) {
      void this.deliver(round.state === 'asked' ? this.#rounds.move(round, { state: 'called-off' }) : round)
    }
  }

  /** Retries until the wallet has accepted it. Returns its last reply, or undefined if the process stops first. */
  deliver({ id }: Round): Promise<WalletAnswer | undefined> {
    const underWay = this.#underWay.get(id) ?? this.#sendUntilTaken(id).finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, underWay)
    return underWay
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await Promise.all(this.#underWay.values())
  }

  async #sendUntilTaken(id: string): Promise<WalletAnswer | undefined> {
    const { signal } = this.#stop
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      const round = this.#rounds.find(id)
      const answer = round && (await this.#send(round))
      if (answer) return answer
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined)
    }
    return undefined
  }

  /** One attempt; undefined if it has to be repeated. */
  async #send(round: Round): Promise<WalletAnswer | undefined> {
    const { user, id, bet } = round
    const ofRound = { user, round: id, game_code: GAME }
    const refersTo = { ...ofRound, reference_transaction_uuid: bet }
    if (round.state === 'taken') {
      const won = { ...refersTo, transaction_uuid: round.win, amount: round.prize, round_closed: true }
      return this.#finish(round, 'paid', await this.#wallet.call('win', won))
    }
    const back = await this.#wallet.call('rollback', { ...refersTo, transaction_uuid: round.rollback })
    if (back.status !== 'OK') return this.#finish(round, 'given-back', back)
    const end = await this.#wallet.call('end-round', ofRound)
    // A bet that never arrived has no round to close.
    return this.#finish(round, 'given-back', isUnclear(end) ? end : back)
  }

  #finish(round: Round, state: 'paid' | 'given-back', answer: WalletAnswer): WalletAnswer | undefined {
    if (answer.status === 'OK') this.#rounds.move(round, { state })
    else if (HOPELESS.has(answer.status)) this.#setAside(round, answer)
    else return undefined
    return answer
  }

  #setAside(round: Round, { status }: WalletAnswer): void {
    this.#rounds.move(round, { state: 'stuck' })
    process.stderr.write(`Round ${round.id} is stuck: the wallet answers ${status}\n`)
  }
}
