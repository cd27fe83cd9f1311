import { expect, test } from 'vitest'
import { demos } from '../server/demos.ts'
import { funMachineCampaign, isMachine } from './campaign.ts'

const prize = (chancePer100k: number, coins = 100) => ({ coins, entries: 0, chancePer100k })

test.each([
  ['the whole', [prize(60_000), prize(40_000)], true],
  ['less than the whole', [prize(60_000), prize(39_999)], false],
  ['more than the whole', [prize(60_000), prize(40_001)], false],
  ['an empty prize', [prize(60_000), prize(40_000, 0)], false],
])('%s', (_what, prizes, isFine) => {
  expect(isMachine(prizes)).toBe(isFine)
})

test('the demo is one that may be published', () => {
  for (const { config } of demos) expect(funMachineCampaign.config.safeParse(config('2026-11-21')).success).toBe(true)
})
