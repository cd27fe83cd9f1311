import { describe, expect, test } from 'vitest'
import { explain, matches } from './evaluate.ts'
import type { Facts } from './fields.ts'
import { type AudienceRule, audienceTree, type AudienceTree, DEPTH_MAX, RULES_MAX } from './tree.ts'
import { inWords, ruleWords } from './words.ts'

const FACTS: Facts = {
  registeredDaysAgo: 30,
  lastSeenDaysAgo: 0,
  state: 'TX',
  locale: 'en',
  isEmailConfirmed: true,
  isPhoneConfirmed: false,
  isIdentityApproved: false,
  isProfileCompleted: true,
  isReferred: false,
  hasPush: false,
  vipLevel: null,
  purchases: 2,
  purchaseCents: 1_998,
  lastPurchaseDaysAgo: null,
  rounds: 400,
  rounds7: 10,
  rounds28: 40,
  coinsStaked28: 400_000,
  entriesStaked28: 0,
  isInHoldout: false,
}

const all = (...rules: (AudienceRule | AudienceTree)[]): AudienceTree => ({ combinator: 'and', rules })
const any = (...rules: (AudienceRule | AudienceTree)[]): AudienceTree => ({ combinator: 'or', rules })
const not = (tree: AudienceTree): AudienceTree => ({ ...tree, not: true })

const YES: AudienceRule = { field: 'isEmailConfirmed', operator: '=', value: true }
const NO: AudienceRule = { field: 'isPhoneConfirmed', operator: '=', value: true }

describe('a player matches', () => {
  test.each<[AudienceRule, boolean]>([
    [{ field: 'rounds', operator: '=', value: 400 }, true],
    [{ field: 'rounds', operator: '!=', value: 400 }, false],
    [{ field: 'rounds', operator: '<', value: 400 }, false],
    [{ field: 'rounds', operator: '<=', value: 400 }, true],
    [{ field: 'rounds', operator: '>', value: 400 }, false],
    [{ field: 'rounds', operator: '>=', value: 400 }, true],
    [{ field: 'rounds', operator: 'between', value: [400, 500] }, true],
    [{ field: 'rounds', operator: 'between', value: [401, 500] }, false],
    [{ field: 'rounds', operator: 'notBetween', value: [401, 500] }, true],
    [{ field: 'state', operator: 'in', value: ['TX', 'OH'] }, true],
    [{ field: 'state', operator: 'notIn', value: ['TX', 'OH'] }, false],
    [{ field: 'hasPush', operator: '=', value: false }, true],
    [{ field: 'vipLevel', operator: 'null' }, true],
    [{ field: 'vipLevel', operator: 'notNull' }, false],
    [{ field: 'lastSeenDaysAgo', operator: 'notNull' }, true],
  ])('the rule %o: %s', (rule, expected) => {
    expect(matches(all(rule), FACTS)).toBe(expected)
  })

  test.each(['=', '!=', '<', '<=', '>', '>='] as const)('no comparison %s with a missing fact', (operator) => {
    const rule: AudienceRule = { field: 'vipLevel', operator, value: 0 }
    expect(matches(all(rule), FACTS)).toBe(false)
    expect(matches(not(all(rule)), FACTS)).toBe(true)
  })

  test.each<[AudienceTree | null, boolean]>([
    [null, true],
    [all(YES, NO), false],
    [any(YES, NO), true],
    [not(all(YES, NO)), true],
    [not(any(YES, NO)), false],
    [all(YES, any(NO, not(all(NO)))), true],
  ])('the groups of %o: %s', (tree, expected) => {
    expect(matches(tree, FACTS)).toBe(expected)
  })

  test('or not, which is explained rule by rule with the player’s values', () => {
    expect(explain(all(YES, any(NO, { field: 'vipLevel', operator: '>=', value: 3 })), FACTS)).toEqual([
      { rule: YES, fact: true, holds: true },
      { rule: NO, fact: false, holds: false },
      { rule: { field: 'vipLevel', operator: '>=', value: 3 }, fact: null, holds: false },
    ])
  })
})

describe('the schema', () => {
  const nested = (depth: number): unknown => (depth === 1 ? all(YES) : { combinator: 'or', rules: [nested(depth - 1)] })
  const isValid = (tree: unknown): boolean => audienceTree.safeParse(tree).success
  const ruled = (rule: object): unknown => ({ id: 'g1', combinator: 'and', not: false, rules: [{ id: 'r1', ...rule }] })

  test('accepts a tree as the editor makes it', () => {
    expect(isValid(ruled(YES))).toBe(true)
    expect(isValid(ruled({ field: 'vipLevel', operator: 'null', value: null }))).toBe(true)
  })

  test.each([
    ['an unknown field', { field: 'age', operator: '>', value: 30 }],
    ['a fact of loss chasing', { field: 'netLossCents', operator: '>', value: 30 }],
    ['an operator of another type', { field: 'isEmailConfirmed', operator: '>', value: true }],
    ['a value of another type', { field: 'rounds', operator: '=', value: '400' }],
    ['a fraction', { field: 'rounds', operator: '=', value: 0.5 }],
    ['a negative number', { field: 'rounds', operator: '>', value: -1 }],
    ['a range from more to less', { field: 'rounds', operator: 'between', value: [5, 4] }],
    ['more days than a date has', { field: 'registeredDaysAgo', operator: '<', value: 40_000 }],
    ['a range of more days', { field: 'registeredDaysAgo', operator: 'between', value: [1, 40_000] }],
    ['a state that is none', { field: 'state', operator: 'in', value: ['TX', 'ZZ'] }],
    ['no choice', { field: 'state', operator: 'in', value: [] }],
    ['the absence of a fact that is never missing', { field: 'rounds', operator: 'null' }],
    ['a rule that the editor disabled', { ...YES, disabled: true }],
    ['a comparison with another field', { ...YES, valueSource: 'field' }],
  ])('refuses %s', (_, rule) => {
    expect(isValid(ruled(rule))).toBe(false)
  })

  test('refuses an empty group, which could mean everyone or nobody', () => {
    expect(isValid(all())).toBe(false)
    expect(isValid(all(YES, any()))).toBe(false)
  })

  test('allows five levels of groups', () => {
    expect(isValid(nested(DEPTH_MAX))).toBe(true)
    expect(isValid(nested(DEPTH_MAX + 1))).toBe(false)
    expect(isValid(nested(5_000))).toBe(false)
  })

  test('allows fifty rules, wherever they are', () => {
    const half = all(...Array.from({ length: RULES_MAX / 2 }, () => YES))
    expect(isValid(any(half, half))).toBe(true)
    expect(isValid(any(half, half, YES))).toBe(false)
  })
})

describe('in words', () => {
  test.each<[AudienceRule, string]>([
    [{ field: 'registeredDaysAgo', operator: '>=', value: 30 }, 'registered at least 30 days ago'],
    [{ field: 'lastSeenDaysAgo', operator: '<=', value: 1 }, 'last visited at most 1 day ago'],
    [{ field: 'lastSeenDaysAgo', operator: 'null' }, 'have never visited'],
    [{ field: 'lastPurchaseDaysAgo', operator: 'between', value: [7, 28] }, 'last bought something between 7 and 28 days ago'],
    [{ field: 'purchases', operator: '>', value: 3 }, 'have made over 3 purchases'],
    [{ field: 'purchaseCents', operator: '<', value: 1_000 }, 'have spent under $10.00 in the store'],
    [{ field: 'rounds', operator: '!=', value: 1_000 }, 'have played other than 1,000 rounds'],
    [{ field: 'rounds7', operator: '=', value: 1 }, 'have played exactly 1 round in the last 7 days'],
    [{ field: 'rounds28', operator: 'notBetween', value: [1, 9] }, 'have played under 1 or over 9 rounds in the last 28 days'],
    [{ field: 'coinsStaked28', operator: '>=', value: 100_050 }, 'have played at least 1,000.5 coins in the last 28 days'],
    [{ field: 'entriesStaked28', operator: '>=', value: 200 }, 'have played at least 2 entries in the last 28 days'],
    [{ field: 'vipLevel', operator: '>=', value: 3 }, 'have a VIP level of at least 3'],
    [{ field: 'state', operator: 'in', value: ['TX', 'OH', 'DC'] }, 'live in Texas, Ohio, or District of Columbia'],
    [{ field: 'locale', operator: 'notIn', value: ['es'] }, 'don’t use the site in Spanish'],
    [{ field: 'isReferred', operator: '=', value: false }, 'weren’t invited by a friend'],
  ])('%o reads: %s', (rule, words) => {
    expect(ruleWords(rule)).toBe(words)
  })

  test.each<[AudienceTree | null, string]>([
    [null, 'All players.'],
    [all(YES), 'Players who have confirmed their email.'],
    [all(YES, NO), 'Players who have confirmed their email, and have confirmed their phone.'],
    [not(any(YES, NO)), 'All players except those who have confirmed their email, or have confirmed their phone.'],
    [all(YES, not(all(NO))), 'Players who have confirmed their email, and are not those who (have confirmed their phone).'],
    [
      all(YES, any(NO, { field: 'vipLevel', operator: 'notNull' })),
      'Players who have confirmed their email, and (have confirmed their phone, or have a VIP level).',
    ],
  ])('the groups of %o read: %s', (tree, words) => {
    expect(inWords(tree)).toBe(words)
  })
})
