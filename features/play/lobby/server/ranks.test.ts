import { expect, test } from 'vitest'
import { allGames } from '#games/all.ts'
import { badgeOf, rankCards } from './ranks.ts'

const cards = [...allGames.map(({ slug }) => ({ slug, isOpen: true })), { slug: 'announced', isOpen: false }]
const inOrder = (order: 'popular' | 'newest', of = cards) => {
  const ranks = rankCards(of)
  return of.map(({ slug }) => slug).toSorted((one, other) => ranks.get(one)![order] - ranks.get(other)![order])
}

test('picked games stand first, every game stands somewhere, and once', () => {
  expect(inOrder('popular').slice(0, 2)).toEqual(['cherry-royale', 'voltage-sevens'])
  for (const order of ['popular', 'newest'] as const) {
    const places = [...rankCards(cards).values()].map((ranks) => ranks[order])
    expect(places.toSorted((one, other) => one - other)).toEqual(cards.map((_, place) => place))
  }
})

test('the latest game is the newest, one that nobody has listed newer still, and one that is announced the last', () => {
  expect(inOrder('newest')[0]).toBe('harbor-haul')
  expect(inOrder('newest', [...cards, { slug: 'from-elsewhere', isOpen: true }])[0]).toBe('from-elsewhere')
  expect(inOrder('newest').at(-1)).toBe('announced')
})

test('a badge says something: few are new, few are hot, and nothing that is only announced is either', () => {
  const ranks = rankCards(cards)
  const badges = cards.map((card) => badgeOf(card, ranks.get(card.slug)!))
  expect(badges.filter((badge) => badge === 'new')).toHaveLength(4)
  expect(badges.filter((badge) => badge === 'hot')).toHaveLength(3)
  expect(badges.at(-1)).toBeNull()
})
