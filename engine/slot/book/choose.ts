import { assert } from '#kernel/result.ts'
import { type BookGroup, type BookMode, WEIGHTS_SUM } from './book.ts'
import type { Found } from './search.ts'
import { tilted } from './tilt.ts'

/** Selects rounds from those found, with wins of every size, and weights them for a target return in plays. */
export function chooseRounds(found: readonly Found[], target: number, entries: number): BookMode {
  const strata = strataOf(found, entries)
  const chances = tilted(strata, target)
  const groups = strata.map(({ seeds }, at) => ({
    weight: Math.max(1, Math.round((chances[at]! * WEIGHTS_SUM) / seeds.length)),
    seeds,
  }))
  return filledUp(groups)
}

interface Chosen {
  readonly chance: number
  readonly mean: number
  readonly seeds: readonly number[]
}

/** Upper bounds of the win sizes, in plays. */
const SIZES = [0, ...Array.from({ length: 64 }, (_, at) => 0.25 * 2 ** (at / 2.5))]

function strataOf(found: readonly Found[], entries: number): Chosen[] {
  const strata = new Map<number, Found[]>()
  for (const each of found) {
    const key = 2 * SIZES.findIndex((size) => each.plays <= size) + (each.isRare ? 1 : 0)
    const all = strata.get(key)
    if (all) all.push(each)
    else strata.set(key, [each])
  }
  const quota = quotaFor(
    [...strata.values()].map(({ length }) => length),
    entries,
  )
  return [...strata.entries()]
    .sort(([left], [right]) => left - right)
    .map(([, all]) => {
      const chosen = all.slice(0, quota)
      return {
        chance: all.reduce((sum, { chance }) => sum + chance, 0),
        mean: chosen.reduce((sum, { plays }) => sum + plays, 0) / chosen.length,
        seeds: chosen.map(({ seed }) => seed).sort((left, right) => left - right),
      }
    })
}

/** The largest quota per stratum that keeps the total within the limit. */
function quotaFor(sizes: readonly number[], entries: number): number {
  let quota = 1
  const taken = (most: number): number => sizes.reduce((sum, size) => sum + Math.min(size, most), 0)
  while (quota < entries && taken(quota + 1) <= entries) quota++
  return quota
}

/** The likeliest group absorbs the rounding remainder, one part more for some of its rounds. */
function filledUp(groups: readonly BookGroup[]): BookMode {
  const total = ({ weight, seeds }: BookGroup): number => weight * seeds.length
  const most = groups.reduce((best, group) => (total(group) > total(best) ? group : best))
  const rest = groups.reduce((left, group) => (group === most ? left : left - total(group)), WEIGHTS_SUM)
  const weight = Math.floor(rest / most.seeds.length)
  assert(weight > 0, 'the likeliest rounds have nothing left')
  const more = rest - weight * most.seeds.length
  const parts = [
    { weight: weight + 1, seeds: most.seeds.slice(0, more) },
    { weight, seeds: most.seeds.slice(more) },
  ].filter(({ seeds }) => seeds.length > 0)
  return groups.flatMap((group) => (group === most ? parts : [group]))
}
