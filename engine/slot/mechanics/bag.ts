import type { TumbleRule, Weights } from '../definition.ts'
import type { Layout } from '../layout.ts'
import type { Slot } from '../slot.ts'

/** The draw table for the cells of a tumble game. */
export interface Bag {
  /** Defines a number past all symbols for each multiplier that a bomb can carry. */
  readonly layout: Layout
  readonly bombMultipliers: readonly number[]
  readonly bombTickets: readonly number[]
  /** One ticket per unit of weight, in symbol order: key order is not part of the definition's hash. */
  ticketsOf(weights: Weights): readonly number[]
}

/** Marks a bomb in the tickets until its multiplier is drawn. */
export const BOMB = -1

/** Built once per slot. */
export function bagOf(slot: Slot, rule: TumbleRule): Bag {
  let bag = bags.get(slot)
  if (!bag) {
    bag = fill(slot.layout, rule)
    bags.set(slot, bag)
  }
  return bag
}

const bags = new WeakMap<Slot, Bag>()

function fill(layout: Layout, { bombs }: TumbleRule): Bag {
  const multipliers = Object.entries(bombs?.multipliers ?? {})
  const tickets = new Map<Weights, number[]>()
  return {
    layout: { ...layout, symbolIds: [...layout.symbolIds, ...multipliers.map(() => bombs!.symbol)] },
    bombMultipliers: multipliers.map(([multiplier]) => Number(multiplier)),
    bombTickets: multipliers.flatMap(([, weight], at) => repeated(layout.symbolIds.length + at, weight)),
    ticketsOf: (weights) => {
      const list =
        tickets.get(weights) ??
        layout.symbolIds.flatMap((id, symbol) => repeated(id === bombs?.symbol ? BOMB : symbol, weights[id] ?? 0))
      tickets.set(weights, list)
      return list
    },
  }
}

const repeated = (ticket: number, times: number): number[] => Array.from({ length: times }, () => ticket)
