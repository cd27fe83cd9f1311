import { expect, test } from 'vitest'
import { areInOrder, lotteryCampaign } from './campaign.ts'

const prize = (from: number, to: number) => ({ from, to, coins: 100, entries: 0 })

test.each([
  ['one place after the other', [prize(1, 1), prize(2, 5)], true],
  ['a gap', [prize(1, 1), prize(3, 5)], false],
  ['two for one place', [prize(1, 2), prize(2, 5)], false],
  ['no first place', [prize(2, 5)], false],
  ['the end before the beginning', [prize(1, 0)], false],
])('%s', (_what, prizes, isFine) => {
  expect(areInOrder(prizes)).toBe(isFine)
})

test('a place without coins is refused: it would pay nothing where entries are closed', () => {
  const config = { coinsPerTicket: 100, ticketsMax: 5, dailyTickets: 1, centsPerTicket: null, takeDays: 7, prizes: [prize(1, 1)] }
  expect(lotteryCampaign.config.safeParse(config).success).toBe(true)
  const withoutCoins = { ...config, prizes: [{ ...prize(1, 1), coins: 0, entries: 100 }] }
  expect(lotteryCampaign.config.safeParse(withoutCoins).success).toBe(false)
})
