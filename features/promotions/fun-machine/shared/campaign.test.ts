import { expect, test } from 'vitest'
import { isMachine } from './campaign.ts'

const prize = (chancePer100k: number, coins = 100) => ({ coins, entries: 0, chancePer100k })

test.each([
  ['the whole', [prize(60_000), prize(40_000)], true],
  ['less than the whole', [prize(60_000), prize(39_999)], false],
  ['more than the whole', [prize(60_000), prize(40_001)], false],
  ['an empty prize', [prize(60_000), prize(40_000, 0)], false],
])('%s', (_what, prizes, isFine) => {
  expect(isMachine(prizes)).toBe(isFine)
})
