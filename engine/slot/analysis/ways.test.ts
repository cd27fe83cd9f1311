import { describe, expect, it } from 'vitest'
import type { SlotDefinition } from '../definition.ts'
import { heightsDefinition, waysDefinition } from '../testing/definitions.ts'
import { type SpinCounts, OutcomeCounter } from './spin-counts.ts'
import { columnAt, unitsOf, walkSpins } from './walk.ts'
import { countByWays } from './ways.ts'

describe('countByWays', () => {
  it('counts what a walk over every stop counts', () => {
    expect(countByWays(waysDefinition, waysDefinition.reels)).toEqual(walkSpins(waysDefinition, waysDefinition.reels))
  })

  it('counts reels of variable height as a walk over every height and stop does', () => {
    const { reels, heights } = heightsDefinition
    const three = {
      ...heightsDefinition,
      reels: reels.slice(0, 3),
      heights: { ...heights!, weights: heights!.weights.slice(0, 3) },
    }
    const counted = countByWays(three, three.reels)
    expect(counted).toMatchObject(walkHeights(three))
    expect(counted.outcomes.reduce((sum, { ways }) => sum + ways, 0n)).toBe(counted.total)
  })
})

function walkHeights(definition: SlotDefinition): Pick<SpinCounts, 'total' | 'outcomes'> {
  const { min, weights } = definition.heights!
  const counter = new OutcomeCounter()
  let total = 0
  const visit = (columns: string[][], weight: number): void => {
    const reel = columns.length
    if (reel === definition.reels.length) {
      const scatters = columns.flat().filter((symbol) => symbol === 'scatter').length
      counter.add(unitsOf(definition, columns), scatters, weight)
      total += weight
      return
    }
    const strip = definition.reels[reel]!
    weights[reel]!.forEach((parts, i) => {
      if (parts === 0) return
      strip.forEach((_, stop) => visit([...columns, columnAt(strip, stop, min + i)], weight * parts))
    })
  }
  visit([], 1)
  return { total: BigInt(total), outcomes: counter.outcomes() }
}
