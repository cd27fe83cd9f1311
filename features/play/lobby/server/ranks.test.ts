import { expect, test } from 'vitest'
import { allGames, playableGames } from '#games/all.ts'
import { PICKS } from './lists.ts'
import { badgeOf, rankCards } from './ranks.ts'

const cards = [...allGames.map(({ slug }) => ({ slug, isOpen: true })), { slug: 'announced', isOpen: false }]
const inOrder = (order: 'popular' | 'newest', of = cards) => {
  const ranks = rankCards(of)
  return of.map(({ slug }) => slug).toSorted((one, other) => ranks.get(one)![order] - ranks.get(other)![order])
}

test('picked games come first, and every game has exactly one rank', () => {
  expect(inOrder('popular').slice(0, 2)).toEqual(PICKS.popularGames?.slice(0, 2))
  for (const order of ['popular', 'newest'] as const) {
    const places = [...rankCards(cards).values()].map((ranks) => ranks[order])
    expect(places.toSorted((one, other) => one - other)).toEqual(cards.map((_, place) => place))
  }
})

test('the latest house game is the newest, a provider game ranks before it, and a coming game ranks last', () => {
  const days = playableGames.map(({ openedOn }) => openedOn).toSorted()
  expect(playableGames.find(({ slug }) => slug === inOrder('newest')[0])?.openedOn).toBe(days.at(-1))
  expect(inOrder('newest', [...cards, { slug: 'from-elsewhere', isOpen: true }])[0]).toBe('from-elsewhere')
  expect(inOrder('newest').at(-1)).toBe('announced')
})

test('badges are rare: few games are new, few are hot, and no coming game is either', () => {
  const ranks = rankCards(cards)
  const badges = cards.map((card) => badgeOf(card, ranks.get(card.slug)!))
  expect(badges.filter((badge) => badge === 'new')).toHaveLength(4)
  expect(badges.filter((badge) => badge === 'hot')).toHaveLength(3)
  expect(badges.at(-1)).toBeNull()
})

test('plays decide the ranks: four weeks decide popular, the last day decides hot', () => {
  const played = cards.map((card, at) => ({
    ...card,
    plays: card.slug === 'lucky-cast' ? { day: 0, week: 0, month: 900 } : { day: at === 0 ? 50 : 0, week: 50, month: 100 },
  }))
  expect(inOrder('popular', played)[0]).toBe('lucky-cast')
  expect(rankCards(played).get(played[0]!.slug)?.hot).toBe(0)
})
