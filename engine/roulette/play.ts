import { assert } from '#kernel/result.ts'
import type { PlayMode } from '../definition.ts'
import type { RoundEventOf, BetParams } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { fieldsOf, isWholeWithin } from '../natural-odds/bet.ts'
import { playAtOnce } from '../natural-odds/steps.ts'
import type { Bet, BetRefusal, Choice, PlayedRound } from '../round-contract.ts'
import type { RouletteDefinition } from './definition.ts'
import { colourOf, layoutOf, type RouletteLayout, type Spot } from './spots.ts'

/** The params `{ chips: [{ spot, amount }] }`; the bet's stake is their sum. */
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
  const refusal = refuseRoulette(definition, bet)
  assert(refusal === undefined, `${refusal}: ${JSON.stringify(bet)}`)
  const layout = layoutOf(definition)
  const chips = readChips(layout, bet.params)!
  return playAtOnce(definition, { stream, bet, choices }, ({ emit }) => {
    const number = stream.uint(layout.wheel.length, 'pocket')
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

export function refuseRoulette(definition: RouletteDefinition, { amount, params }: Bet): BetRefusal | undefined {
  const layout = layoutOf(definition)
  const chips = readChips(layout, params)
  if (!chips) return 'bad-params'
  const sum = chips.reduce((total, chip) => total + chip.amount, 0)
  return sum === amount && Number.isSafeInteger(amount * layout.wheel.length) ? undefined : 'bad-amount'
}

/** Every stack consists of offered chips, and the total stays within the table limit. */
export function isOnOffer(definition: RouletteDefinition, { amount, params }: Bet, mode: PlayMode): boolean {
  const { betLevels, totalMax } = definition
  const smallest = betLevels[mode][0]!
  const chips = readChips(layoutOf(definition), params) ?? []
  return chips.length > 0 && amount <= totalMax[mode] && chips.every((chip) => chip.amount % smallest === 0)
}

/** In the order they were placed; at most one stack per spot. */
function readChips({ spots }: RouletteLayout, params: BetParams | undefined): Chip[] | undefined {
  const { chips } = fieldsOf(params, ['chips']) ?? {}
  if (!Array.isArray(chips) || chips.length === 0 || chips.length > spots.size) return undefined
  const read = chips.map((chip) => readChip(spots, chip))
  if (read.includes(undefined) || new Set(read.map((chip) => chip!.spot.id)).size < read.length) return undefined
  return read as Chip[]
}

function readChip(spots: RouletteLayout['spots'], chip: unknown): Chip | undefined {
  if (typeof chip !== 'object' || chip === null) return undefined
  const { spot: id, amount } = fieldsOf(chip as BetParams, ['spot', 'amount']) ?? {}
  const spot = typeof id === 'string' ? spots.get(id) : undefined
  return spot && isWholeWithin(amount, 1, Number.MAX_SAFE_INTEGER) ? { spot, amount } : undefined
}
