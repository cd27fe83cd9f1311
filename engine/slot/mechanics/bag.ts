import type { ScattersRule, TumbleRule, Weights } from '../definition.ts'
import type { Layout } from '../layout.ts'
import type { Slot } from '../slot.ts'
import { paidFor } from './counted-pays.ts'

/** The draw table for the cells of a tumble game. */
export interface Bag {
  /** Defines a number past all symbols for each multiplier that a bomb can carry. */
  readonly layout: Layout
  /** A window to be filled; a list that grows as it is filled is copied several times. */
  readonly blank: readonly number[]
  readonly bombMultipliers: readonly number[]
  readonly bombTickets: readonly number[]
  /** The symbol that pays by its count once all has settled, and what it pays by count. */
  readonly scatter?: { readonly symbol: string; readonly index: number; readonly pays: readonly number[] }
  /** One ticket per unit of weight, in symbol order: key order is not part of the definition's hash. */
  ticketsOf(weights: Weights): readonly number[]
}

/** Marks a bomb in the tickets until its multiplier is drawn. */
export const BOMB = -1

/** Built once per slot. */
export function bagOf(slot: Slot, rule: TumbleRule): Bag {
  let bag = bags.get(slot)
  if (!bag) {
    bag = fill(slot, rule)
    bags.set(slot, bag)
  }
  return bag
}

const bags = new WeakMap<Slot, Bag>()

function fill({ layout, definition }: Slot, { bombs }: TumbleRule): Bag {
  const scatters = definition.wins.find((rule) => rule.kind === 'scatters')
  const multipliers = Object.entries(bombs?.multipliers ?? {})
  const tickets = new Map<Weights, number[]>()
  return {
    layout: { ...layout, symbolIds: [...layout.symbolIds, ...multipliers.map(() => bombs!.symbol)] },
    ...(scatters && { scatter: scatterOf(layout, scatters) }),
    blank: layout.cells.map(() => 0),
    bombMultipliers: multipliers.map(([multiplier]) => Number(multiplier)),
    bombTickets: multipliers.flatMap(([, weight], at) => repeated(layout.symbolIds.length + at, weight)),
    ticketsOf: (weights) => {
      const known = tickets.get(weights)
      if (known) return known
      const list = layout.symbolIds.flatMap((id, symbol) => repeated(id === bombs?.symbol ? BOMB : symbol, weights[id] ?? 0))
      tickets.set(weights, list)
      return list
    },
  }
}

function scatterOf({ indexOf, cells }: Layout, { symbol, pays }: ScattersRule) {
  return { symbol, index: indexOf(symbol), pays: [0, ...cells.map((_, at) => paidFor(pays, at + 1))] }
}

const repeated = (ticket: number, times: number): number[] => Array.from({ length: times }, () => ticket)
