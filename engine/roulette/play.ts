import { assert } from '#kernel/result.ts'
import type { PlayMode } from '../definition.ts'
import type { RoundEventOf, Terms } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { fieldsOf, isWholeWithin } from '../natural-odds/bet.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, BetRefusal, Choice, PlayedRound } from '../round-contract.ts'
import type { RouletteDefinition } from './definition.ts'
import { colourOf, POCKETS, type Spot, SPOTS } from './spots.ts'

/** The terms `{ chips: [{ spot, amount }] }`; the amount of the bet is their sum. */
interface Chip {
  readonly spot: Spot
  readonly amount: number
}

export function playRoulette(
  definition: RouletteDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'roulette'>> {
  const refusal = refuseRoulette(bet)
  assert(refusal === undefined, `${refusal}: ${JSON.stringify(bet)}`)
  const chips = readChips(bet.terms)!
  return playAtOnce(definition, { stream, bet, choices }, ({ emit }) => {
    const number = stream.uint(POCKETS, 'pocket')
    emit({ type: 'ballLanded', number, colour: colourOf(number) })
    let won = 0
    for (const { spot, amount: played } of chips) {
      if (!spot.numbers.includes(number)) continue
      const amount = played * spot.multiple
      won += amount
      emit({ type: 'chipPaid', spot: spot.id, played, amount })
    }
    return won
  })
}

export function refuseRoulette({ amount, terms }: Bet): BetRefusal | undefined {
  const chips = readChips(terms)
  if (!chips) return 'bad-terms'
  const sum = chips.reduce((total, chip) => total + chip.amount, 0)
  return sum === amount && Number.isSafeInteger(amount * POCKETS) ? undefined : 'bad-amount'
}

/** Every pile is made of chips on offer, and the cloth holds no more than its limit. */
export function isOnOffer({ betLevels, totalMax }: RouletteDefinition, { amount, terms }: Bet, mode: PlayMode): boolean {
  const smallest = betLevels[mode][0]!
  const chips = readChips(terms) ?? []
  return chips.length > 0 && amount <= totalMax[mode] && chips.every((chip) => chip.amount % smallest === 0)
}

/** In the order they were laid; at most one pile to a spot. */
function readChips(terms: Terms | undefined): Chip[] | undefined {
  const { chips } = fieldsOf(terms, ['chips']) ?? {}
  if (!Array.isArray(chips) || chips.length === 0 || chips.length > SPOTS.size) return undefined
  const read = chips.map(readChip)
  if (read.includes(undefined) || new Set(read.map((chip) => chip!.spot.id)).size < read.length) return undefined
  return read as Chip[]
}

function readChip(chip: unknown): Chip | undefined {
  if (typeof chip !== 'object' || chip === null) return undefined
  const { spot: id, amount } = fieldsOf(chip as Terms, ['spot', 'amount']) ?? {}
  const spot = typeof id === 'string' ? SPOTS.get(id) : undefined
  return spot && isWholeWithin(amount, 1, Number.MAX_SAFE_INTEGER) ? { spot, amount } : undefined
}
