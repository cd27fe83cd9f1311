import type { SlotDefinition } from '../definition.ts'
import { bagOf } from '../mechanics/bag.ts'
import type { SlotMode } from '../modes.ts'
import { playFrom } from '../play.ts'
import { slotOf } from '../slot.ts'
import { SeededStream } from './generator.ts'

/** A round that a seed makes. */
export interface Found {
  readonly seed: number
  readonly plays: number
  /** Its share of all rounds that it stands for. */
  readonly chance: number
  /** Found by looking for its like. */
  readonly isRare: boolean
}

export interface Search {
  /** Seeds from 0 on, every one of them played. */
  readonly rounds: number
  /** Seeds after these, of which only those are played whose first grid brings the feature. */
  readonly rareSeeds: number
}

/** From so many plays on, rounds with the feature are taken from the second search alone. */
const RARE_FROM_PLAYS = 100

export function searchRounds(definition: SlotDefinition, mode: SlotMode, { rounds, rareSeeds }: Search): Found[] {
  const found: Found[] = []
  let [features, triggers] = [0, 0]
  const isSearched = rareSeeds > 0 && mode === 'base'
  for (let seed = 0; seed < rounds; seed++) {
    const { plays, hasFeature } = playSeed(definition, mode, seed)
    if (hasFeature) features++
    if (isSearched && triggersAtOnce(definition, seed)) triggers++
    const isLeft = isSearched && hasFeature && plays >= RARE_FROM_PLAYS
    if (!isLeft) found.push({ seed, plays, chance: 1 / rounds, isRare: false })
  }
  if (!isSearched) return found
  // Features that come by a tumble are as rich as those that come at once.
  const chance = features / triggers / rareSeeds
  for (let seed = rounds; seed < rounds + rareSeeds; seed++) {
    if (!triggersAtOnce(definition, seed)) continue
    const { plays } = playSeed(definition, mode, seed)
    if (plays >= RARE_FROM_PLAYS) found.push({ seed, plays, chance, isRare: true })
  }
  return found
}

function playSeed(definition: SlotDefinition, mode: SlotMode, seed: number): { plays: number; hasFeature: boolean } {
  const { unitsPerPlay, buy } = definition
  const bet = mode === 'buy' ? { amount: unitsPerPlay * buy!.price, terms: { mode } } : { amount: unitsPerPlay }
  const { won, events } = playFrom(definition, new SeededStream(seed), bet)
  return { plays: won / unitsPerPlay, hasFeature: events.some(({ type }) => type === 'featureStart') }
}

function triggersAtOnce(definition: SlotDefinition, seed: number): boolean {
  const slot = slotOf(definition)
  const free = definition.features.find(({ kind }) => kind === 'free-spins')
  if (!free || free.kind !== 'free-spins' || !definition.tumble) return false
  const { ticketsOf, bombTickets } = bagOf(slot, definition.tumble)
  const tickets = ticketsOf(definition.tumble.weights)
  const scatter = slot.layout.indexOf(free.symbol)
  const stream = new SeededStream(seed)
  let [scatters, left] = [0, slot.layout.rows * slot.layout.reelCount]
  for (; left > 0 && scatters + left >= free.countMin; left--) {
    const symbol = tickets[stream.uint(tickets.length)]!
    if (symbol === scatter) scatters++
    if (symbol < 0) stream.uint(bombTickets.length)
  }
  return scatters >= free.countMin
}
