import { randomBytes } from 'node:crypto'
import { Journal } from '#platform/bundled/journal.ts'
import type { ChargeFact, PayoutFact } from '#platform/payments/fact.ts'
import type { ChargeOrder, Evidence, PayoutOrder } from './orders.ts'

export interface Told<F> {
  /** Unix seconds. */
  readonly at: number
  readonly fact: F
}

export interface Charge {
  /** Names its page, and cannot be guessed. */
  readonly id: string
  readonly at: number
  readonly order: ChargeOrder
  readonly told: readonly Told<ChargeFact>[]
}

export interface Payout {
  readonly at: number
  readonly order: PayoutOrder
  readonly told: readonly Told<PayoutFact>[]
}

/** A webhook. It is signed when it is sent. */
export interface Message {
  readonly id: string
  readonly url: string
  readonly body: string
}

type Line =
  | { readonly is: 'charge'; readonly charge: Omit<Charge, 'told'> }
  | { readonly is: 'payout'; readonly payout: Omit<Payout, 'told'> }
  | { readonly is: 'charge-told'; readonly reference: string; readonly told: Told<ChargeFact> }
  | { readonly is: 'payout-told'; readonly reference: string; readonly told: Told<PayoutFact> }
  | { readonly is: 'evidence'; readonly evidence: Evidence }
  | { readonly is: 'message'; readonly message: Message }
  | { readonly is: 'taken'; readonly id: string }

/** Everything the provider knows, in memory; with a folder, also in a journal there. */
export class Book {
  readonly #charges = new Map<string, Charge>()
  readonly #payouts = new Map<string, Payout>()
  readonly #evidence: Evidence[] = []
  readonly #untaken = new Map<string, Message>()
  readonly #journal: Journal<Line> | undefined

  constructor(folder: string | undefined) {
    this.#journal = folder === undefined ? undefined : new Journal(folder)
    for (const line of this.#journal?.read() ?? []) this.#enter(line)
  }

  charge = (reference: string): Charge | undefined => this.#charges.get(reference)
  payout = (reference: string): Payout | undefined => this.#payouts.get(reference)
  charges = (): Charge[] => [...this.#charges.values()]
  payouts = (): Payout[] => [...this.#payouts.values()]
  evidenceOf = (dispute: string): Evidence[] => this.#evidence.filter((each) => each.dispute === dispute)
  /** Messages that nobody has accepted yet. */
  untaken = (): Message[] => [...this.#untaken.values()]

  openCharge(order: ChargeOrder, at: number): Charge {
    this.#write({ is: 'charge', charge: { id: randomBytes(16).toString('hex'), at, order } })
    return this.#charges.get(order.reference) as Charge
  }

  openPayout(order: PayoutOrder, at: number): Payout {
    this.#write({ is: 'payout', payout: { at, order } })
    return this.#payouts.get(order.reference) as Payout
  }

  tellCharge = (reference: string, told: Told<ChargeFact>): void => this.#write({ is: 'charge-told', reference, told })
  tellPayout = (reference: string, told: Told<PayoutFact>): void => this.#write({ is: 'payout-told', reference, told })
  keepEvidence = (evidence: Evidence): void => this.#write({ is: 'evidence', evidence })
  keepMessage = (message: Message): void => this.#write({ is: 'message', message })
  noteTaken = (id: string): void => this.#write({ is: 'taken', id })
  close = (): void => this.#journal?.close()

  /** On disk before anyone learns of it. */
  #write(line: Line): void {
    this.#journal?.append(line)
    this.#enter(line)
  }

  #enter(line: Line): void {
    if (line.is === 'charge') this.#charges.set(line.charge.order.reference, { ...line.charge, told: [] })
    else if (line.is === 'payout') this.#payouts.set(line.payout.order.reference, { ...line.payout, told: [] })
    else if (line.is === 'charge-told') append(this.#charges, line.reference, line.told)
    else if (line.is === 'payout-told') append(this.#payouts, line.reference, line.told)
    else if (line.is === 'evidence') this.#evidence.push(line.evidence)
    else if (line.is === 'message') this.#untaken.set(line.message.id, line.message)
    else this.#untaken.delete(line.id)
  }
}

function append<F, C extends { readonly told: readonly Told<F>[] }>(all: Map<string, C>, reference: string, told: Told<F>): void {
  const known = all.get(reference)
  if (known) all.set(reference, { ...known, told: [...known.told, told] })
}
