import type { TestPayments } from '#apps/sandbox-payments/testing/open-sandbox.ts'
import { createDice, type Dice } from '#ledger/testing/dice.ts'

type Fault = Parameters<TestPayments['answer']>[1]
type Deed = Parameters<TestPayments['act']>[1]
type Webhooks = NonNullable<NonNullable<Parameters<TestPayments['act']>[2]>['webhooks']>
type Weighted<T> = readonly (readonly [T, number])[]

/** How messages arrive, of a hundred; with `lost`, `wrong-key` and `unknown-kind` the site hears nothing. */
const WEBHOOKS: Weighted<Webhooks> = [
  ['once', 42],
  ['twice', 12],
  ['ten-times', 2],
  ['reversed', 10],
  ['before-the-answer', 10],
  ['late', 10],
  ['lost', 9],
  ['old-key', 2],
  ['wrong-key', 2],
  ['unknown-kind', 1],
]

/** What the player or the bank does, of a hundred. */
const OUTCOMES: Weighted<Deed> = [
  ['approve', 62],
  ['authentication-pass', 12],
  ['pending-then-charged', 8],
  ['decline:insufficient-funds', 6],
  ['authentication-fail', 3],
  ['wrong-amount', 1],
  ['other-merchant', 1],
  ['cancel', 2],
  ['expire', 2],
  ['abandon', 3],
]

/** Replies that are bad, of those that are; an answer that never comes would take its time. */
const FAULTS: Weighted<Fault> = [
  ['error', 2],
  ['too-many', 2],
  ['kept-500', 1],
  ['cut', 5],
]

/** Seeded misfortunes of a payment provider and its players. */
export interface Weather extends Dice {
  webhooks(): Webhooks
  outcome(): Deed
  fault(): Fault
}

export function createWeather(seed: string): Weather {
  const dice = createDice(seed)
  const drawn = <T>(from: Weighted<T>) => {
    let left = dice.below(from.reduce((sum, [, weight]) => sum + weight, 0))
    return from.find(([, weight]) => (left -= weight) < 0)![0]
  }
  return { ...dice, webhooks: () => drawn(WEBHOOKS), outcome: () => drawn(OUTCOMES), fault: () => drawn(FAULTS) }
}
