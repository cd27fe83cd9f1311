import { randomUUID } from 'node:crypto'
import type { Currency, Side } from './flip.ts'
import { Journal } from './journal.ts'

/**
 * `asked`: the wallet was asked to take the amount. `taken`: it did, and the coin has fallen; what it won is to be sent.
 * `called-off`: nobody knows whether it did, so it is to give it back. The others need nothing more.
 */
export type RoundState = 'asked' | 'taken' | 'called-off' | 'paid' | 'refused' | 'given-back' | 'stuck'

export interface Round {
  readonly id: string
  readonly user: string
  readonly currency: Currency
  readonly pick: Side
  readonly amount: number
  /** The grant that this round was played from. */
  readonly grant: string | null
  /** The names of its facts: the same however often they are sent. */
  readonly bet: string
  readonly win: string
  readonly rollback: string
  readonly state: RoundState
  readonly side: Side | null
  readonly prize: number
}

/** Rounds that the site gives away. */
export interface Grant {
  readonly id: string
  readonly user: string
  readonly amount: number
  readonly currency: Currency
  readonly count: number
}

type Line = { readonly round: Round } | { readonly grant: Grant }

export type NewRound = Pick<Round, 'user' | 'currency' | 'pick' | 'amount' | 'grant'>

/** Every round there was, as the journal has it; each step is written before anybody is told of it. */
export class Rounds {
  readonly #journal: Journal<Line>
  readonly #rounds = new Map<string, Round>()
  readonly #lastOf = new Map<string, string>()
  readonly #grants = new Map<string, Grant>()
  /** By grant, the rounds that count as played from it. */
  readonly #played = new Map<string, Set<string>>()

  constructor(folder: string) {
    this.#journal = new Journal<Line>(folder)
    for (const line of this.#journal.read()) this.#know(line)
    const rounds = [...this.#rounds.values()].map((round) => ({ round }))
    this.#journal.rewrite([...rounds, ...[...this.#grants.values()].map((grant) => ({ grant }))])
  }

  /** A new round, before the wallet is asked. */
  open(asked: NewRound): Round {
    const ids = { id: randomUUID(), bet: randomUUID(), win: randomUUID(), rollback: randomUUID() }
    const round: Round = { ...ids, ...asked, state: 'asked', side: null, prize: 0 }
    this.#write({ round })
    return round
  }

  move(round: Round, to: Partial<Pick<Round, 'state' | 'side' | 'prize'>>): Round {
    const moved = { ...round, ...to }
    this.#write({ round: moved })
    return moved
  }

  find(id: string): Round | undefined {
    return this.#rounds.get(id)
  }

  lastOf(user: string, currency: Currency): Round | undefined {
    return this.find(this.#lastOf.get(`${user} ${currency}`) ?? '')
  }

  /** Those that a wallet has still to hear of. */
  unfinished(): Round[] {
    return [...this.#rounds.values()].filter(({ state }) => state === 'asked' || state === 'taken' || state === 'called-off')
  }

  /** Once for each id. */
  give(grant: Grant): void {
    if (!this.#grants.has(grant.id)) this.#write({ grant })
  }

  /** The grant that is played next, and how many rounds are left of it. */
  grantOf(user: string, currency: Currency): (Grant & { readonly left: number }) | undefined {
    return [...this.#grants.values()]
      .filter((grant) => grant.user === user && grant.currency === currency)
      .map((grant) => ({ ...grant, left: grant.count - (this.#played.get(grant.id)?.size ?? 0) }))
      .find(({ left }) => left > 0)
  }

  close(): void {
    this.#journal.close()
  }

  #write(line: Line): void {
    this.#journal.append(line)
    this.#know(line)
  }

  #know(line: Line): void {
    if ('grant' in line) return void this.#grants.set(line.grant.id, line.grant)
    const { round } = line
    this.#rounds.set(round.id, round)
    if (round.state !== 'refused') this.#lastOf.set(`${round.user} ${round.currency}`, round.id)
    if (round.grant !== null) this.#count(round.grant, round)
  }

  /** A round that came to nothing is there to be played again. */
  #count(grant: string, { id, state }: Round): void {
    const played = this.#played.get(grant) ?? new Set()
    if (state === 'refused' || state === 'called-off' || state === 'given-back') played.delete(id)
    else played.add(id)
    this.#played.set(grant, played)
  }
}
