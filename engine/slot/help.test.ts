import { describe, expect, it } from 'vitest'
import { analyze } from '../math-report/analyze.ts'
import { helpMessagesEn } from '../help-messages.en.ts'
import { helpMessagesEs } from '../help-messages.es.ts'
import { helpOf } from '../help.ts'
import type { SlotDefinition } from './definition.ts'
import { picksDefinition } from './testing/pick-definitions.ts'
import { addedReelsDefinition, pairsDefinition } from './testing/ways-definitions.ts'
import { multiplyingWildsDefinition, screensDefinition, stickyDefinition, summingDefinition } from './testing/wild-definitions.ts'

describe.each([
  ['en', helpMessagesEn],
  ['es', helpMessagesEs],
] as const)('help in %s', (_, messages) => {
  it('puts no number before a name, since names have no plural', () => {
    const counted = Object.values(messages).filter((text) => /, number, grouped\}( or more| o más)? \{(\w+)\}/.test(text))
    expect(counted).toEqual([])
  })
})

const rulesOf = (definition: SlotDefinition) =>
  helpOf({ definition, mathReport: analyze(definition), symbolNames: {} }, 'en').rules.map(({ key, values }) => ({
    key,
    ...values,
  }))

it('lists the covered prizes and the effect of each', () => {
  const rules = rulesOf(picksDefinition)
  const prizes = 'coins 2× (2), double (1), chest 4.5× (1), end (1)'
  expect(rules).toContainEqual({ key: 'rulePicks', scatter: 'scatter', count: 2, opens: 3, places: 5, prizes })
  expect(rules).toContainEqual({ key: 'rulePicksMultiply', prize: 'double', multiplier: 2 })
  expect(rules.filter(({ key }) => key === 'rulePicksEnd')).toHaveLength(2)
})

it('states how wilds multiply a line, and that they stick', () => {
  expect(rulesOf(summingDefinition)).toContainEqual({ key: 'ruleWildTimesSum', wild: 'wild-x3', multiplier: 3 })
  expect(rulesOf(multiplyingWildsDefinition)).toContainEqual({ key: 'ruleWildTimesProduct', wild: 'wild-x2', multiplier: 2 })
  expect(rulesOf(stickyDefinition)).toContainEqual({ key: 'ruleWildsStick', wild: 'wild' })
})

it('names the symbols that count as two, and the most ways that they make', () => {
  expect(rulesOf(pairsDefinition)).toContainEqual({ key: 'rulePairs', pairs: 'gems, leaves', ways: 64 })
})

it('states how the reels form screens, and how often wins on both count', () => {
  const rules = rulesOf(screensDefinition)
  expect(rules).toContainEqual({ key: 'ruleScreens', count: 2, across: 2, next: 3, last: 4 })
  expect(rules).toContainEqual({ key: 'ruleScreensTogether', together: 3 })
  expect(rules).toContainEqual({ key: 'ruleScreensScatters' })
})

it('states how wins add reels, and how often', () => {
  expect(rulesOf(addedReelsDefinition)).toContainEqual({ key: 'ruleAddedReels', first: 2, last: 4, ways: 4, most: 16 })
  const { facts } = helpOf({ definition: addedReelsDefinition, mathReport: analyze(addedReelsDefinition), symbolNames: {} }, 'en')
  expect(facts.map(({ label }) => label)).toContainEqual('addedReelsLabel')
})
