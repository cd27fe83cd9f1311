import { z } from 'zod'
import type { WireReward } from '#kernel/reward.ts'
import { type Instant, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { purchaseField, secondsField } from '../cells/fields.ts'
import type { GrantOrder, Outcome } from '../definition.ts'
import { balance } from '../grants/balance-grants.ts'

/** A card in the hand: its number, the place of its sealed prize, and when its timer ends in Unix seconds (0: it is over). */
type HeldCard = [number: number, prize: number, readyAt: number]

interface Hand {
  /** Cards that were dealt, also those that were opened since. */
  readonly dealt: number
  /** Unix seconds: the next card that is dealt is ready then. */
  readonly nextAt: number
  readonly hand: HeldCard[]
  /** Which purchases of the player earned cards, until these are opened. */
  readonly bought: [number: number, purchase: number][]
}

interface HandMax {
  readonly cards: number
  readonly prizes: number
  readonly held: number
}

/** Fields of a cell for cards whose prizes are drawn and sealed when they are dealt, and opened one after another by a timer. */
export const handFields = ({ cards, prizes, held }: HandMax) => {
  const [number, prize] = [
    z.int().min(1).max(cards),
    z
      .int()
      .min(0)
      .max(prizes - 1),
  ]
  return {
    dealt: z.int().min(0).max(cards),
    nextAt: secondsField,
    hand: z.array(z.tuple([number, prize, secondsField])).max(held),
    bought: z.array(z.tuple([number, purchaseField])).max(cards),
  }
}

export const EMPTY_HAND: Hand = { dealt: 0, nextAt: 0, hand: [], bought: [] }

interface Dealt {
  /** The place of the drawn prize. */
  readonly prize: number
  readonly at: Instant
  /** Between a card that is ready and the next. */
  readonly timerSeconds: number
}

/** Deals the next card: the change of the cell, and the card. */
export function dealCard({ dealt, nextAt, hand }: Hand, { prize, at, timerSeconds }: Dealt) {
  const readyAt = Math.max(toUnixSeconds(at), nextAt)
  const card: HeldCard = [dealt + 1, prize, readyAt * SECOND_MS > at ? readyAt : 0]
  return { card, change: { dealt: dealt + 1, nextAt: readyAt + timerSeconds, hand: [...hand, card] } }
}

/** Opens a card that is ready: the one of this number, or the first. Undefined if none is. */
export function openCard({ hand, bought }: Hand, at: Instant, number?: number) {
  const card = hand.find(([each, , readyAt]) => readyAt * SECOND_MS <= at && (number === undefined || number === each))
  if (!card) return undefined
  return { card, change: { hand: hand.filter((each) => each !== card), bought: bought.filter(([each]) => each !== card[0]) } }
}

/** When the next timer ends: for `due`. */
export function nextTimer({ hand }: Hand): Instant | null {
  const timers = hand.flatMap(([, , readyAt]) => (readyAt > 0 ? readyAt * SECOND_MS : []))
  return timers.length > 0 ? Math.min(...timers) : null
}

/** The hand without the timers that have ended: for `tick`. */
export const endTimers = ({ hand }: Hand, at: Instant): Pick<Hand, 'hand'> => ({
  hand: hand.map(([number, prize, readyAt]) => [number, prize, readyAt * SECOND_MS <= at ? 0 : readyAt]),
})

/** When the timer of a card in the hand ends; null if the card is ready, undefined if it is not in the hand. */
export function timerOf({ hand }: Hand, number: number, at: Instant): number | null | undefined {
  const held = hand.find(([each]) => each === number)
  return held && (held[2] * SECOND_MS <= at ? null : held[2])
}

/** The grant of a card's prize, when it is dealt and when it is opened, by the purchase that earned the card, if one did. */
export function sealedGrant({ bought }: Hand, [number, prize]: HeldCard, prizes: readonly Partial<WireReward>[]): GrantOrder {
  const purchase = bought.find(([each]) => each === number)?.[1]
  return { key: `card:${number}`, value: balance(prizes[prize]!), isSealed: true, ...(purchase !== undefined && { purchase }) }
}

/** The end of a run: cards in the hand pay also without being opened. */
export const closeHand = <H extends Hand>(cell: H, prizes: readonly Partial<WireReward>[]): Outcome<H> => ({
  cell: { ...cell, hand: [] },
  grants: cell.hand.map((card) => sealedGrant(cell, card, prizes)),
})
