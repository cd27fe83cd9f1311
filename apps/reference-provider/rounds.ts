import { randomUUID } from 'node:crypto'
import type { Currency, Side } from './flip.ts'
import { Journal } from '#platform/bundled/journal.ts'

/**
 * `asked`: the wallet was asked to debit the stake. `taken`: it did, and the coin has landed; a win is to be
 * credited. `called-off`: the outcome is unknown, so the bet is to be rolled back. The other states are final.
 */
export type RoundState = 'asked' | 'taken' | 'called-off' | 'paid' | 'refused' | 'given-back' | 'stuck'

export interface Round {
  readonly id: string
  readonly user: string
  readonly currency: Currency
  readonly pick: Side
  readonly amount: number
  /** The grant from which this round was played. */
  readonly grant: string | null
  /** Its transaction ids, which every retry reuses. */
  readonly bet: string
  readonly win: string
  readonly rollback: string
  readonly state: RoundState
  readonly side: Side | null
  readonly prize: number
}

/** Rounds granted by the site. */
export interface Grant {
  readonly id: string
  readonly user: string
  readonly amount: number
  readonly currency: Currency
  readonly count: number
}

type Line = { readonly round: Round } | { readonly grant: Grant }

export type NewRound = Pick<Round, 'user' | 'currency' | 'pick' | 'amount' | 'grant'>

/** All rounds, as journaled; each step is written before anyone learns of it. */
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

  /** Creates a round before the wallet is asked. */
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

  /** Rounds that still have to be reported to a wallet. */
  unfinished(): Round[] {
    return [...this.#rounds.values()].filter(({ state }) => state === 'asked' || state === 'taken' || state === 'called-off')
  }

  /** Idempotent by id. */
  give(grant: Grant): void {
    if (!this.#grants.has(grant.id)) this.#write({ grant })
  }

  /** How many rounds a grant has now in all; those played stay played. False for an unknown one. Idempotent. */
  change(id: string, count: number): boolean {
    const grant = this.#grants.get(id)
    if (grant && grant.count !== count) this.#write({ grant: { ...grant, count } })
    return grant !== undefined
  }

  /** The next grant, and how many of its rounds are left. */
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

  /** A voided round can be played again. */
  #count(grant: string, { id, state }: Round): void {
    const played = this.#played.get(grant) ?? new Set()
    if (state === 'refused' || state === 'called-off' || state === 'given-back') played.delete(id)
    else played.add(id)
    this.#played.set(grant, played)
  }
}
