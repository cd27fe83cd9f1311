import { describe, expect, test } from 'vitest'
import type { Campaign } from './campaign.ts'
import { pickShown, refuseChange, windowOf } from './rules.ts'

const words = { title: 'A', text: 'B', steps: [] }

const campaign = (over: Partial<Campaign>): Campaign => ({
  id: 'cmp_1',
  brand: 'test',
  feature: 'prize-drops',
  slug: 'a',
  words: { en: words, es: words },
  startsAt: 1_000,
  endsAt: 2_000,
  audience: 'everyone',
  config: { pool: 1 },
  status: 'published',
  version: 1,
  ...over,
})

test('the active, the next and the last of several campaigns are shown', () => {
  const all = [
    campaign({ slug: 'later', startsAt: 90_000, endsAt: null }),
    campaign({ slug: 'old', startsAt: 1_000, endsAt: 2_000 }),
    campaign({ slug: 'older', startsAt: 0, endsAt: 1_000 }),
    campaign({ slug: 'next', startsAt: 60_000, endsAt: 70_000 }),
    campaign({ slug: 'now', startsAt: 5_000, endsAt: 50_000 }),
  ]
  const { current, next, last } = pickShown(all, 10_000)
  expect([current, next, last].map((each) => each?.slug)).toEqual(['now', 'next', 'old'])
  expect(pickShown(all, 50_000).current).toBeUndefined()
  expect(pickShown([], 0)).toEqual({ current: undefined, next: undefined, last: undefined })
})

test('no page opens or closes before the server does', () => {
  expect(windowOf({ startsAt: 1_001, endsAt: 2_999 })).toEqual({ startsAt: 2, finishedAt: 3 })
  expect(windowOf({ startsAt: 1_000, endsAt: null })).toEqual({ startsAt: 1, finishedAt: null })
})

describe('a change', () => {
  test.each([
    ['a draft takes any', { status: 'draft' }, { endsAt: 1_200, config: {} }, undefined],
    ['an archived one takes none', { status: 'archived' }, {}, 'archived'],
    ['one in review takes none', { status: 'review' }, {}, 'in-review'],
    ['before its start anything may change', { startsAt: 8_000, endsAt: 9_000 }, { config: { pool: 2 } }, undefined],
    ['after its start the configuration stands', { endsAt: 9_000 }, { config: { pool: 2 } }, 'started'],
    ['after its start the beginning stands', { endsAt: 9_000 }, { startsAt: 500 }, 'started'],
    ['after its start the end and the words may change', { endsAt: 9_000 }, { endsAt: 7_000 }, undefined],
    ['nothing ends in the past', { endsAt: 9_000 }, { endsAt: 3_000 }, 'over'],
    ['an ended one does not run again', { endsAt: 4_000 }, { endsAt: 9_000 }, 'over'],
    ['an ended one does not lose its end', { endsAt: 5_000 }, { endsAt: null }, 'over'],
    ['an announced one has no end yet', { status: 'announced', endsAt: 4_000 }, { endsAt: 9_000 }, undefined],
  ] as const)('%s', (_, before, change, refusal) => {
    const old = campaign(before as Partial<Campaign>)
    expect(refuseChange(old, { ...old, ...change }, 5_000)).toBe(refusal)
  })
})
