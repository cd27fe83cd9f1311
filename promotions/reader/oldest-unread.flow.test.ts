import { expect, test } from 'vitest'
import { openTestSite } from '#apps/site/testing/site.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'

test('a reader that falls a minute behind raises one alarm, and the gauge tells by how much', async () => {
  const lines: string[] = []
  await using site = await openTestSite({ logTo: { write: (line) => void lines.push(line) } })
  const told = (text: string) => lines.filter((line) => line.includes(text)).length
  const gauge = async () => {
    const { body } = await site.app.inject({ url: '/metrics' })
    return Number(/^promotions_oldest_unread_seconds (\S+)$/m.exec(body)?.[1])
  }
  const player = await site.player()
  // Signing up was an event, too.
  await expect
    .poll(async () => {
      await site.deliverEvents()
      return gauge()
    })
    .toBe(0)
  const payload = settledRound(site.context.newId('rnd'), { stake: 10 })
  await site.context.transaction((tx) => emit(tx, roundSettled, { playerId: player.playerId, payload, at: site.clock.now() }))
  site.advance(2 * MINUTE_MS)
  expect(await gauge()).toBe(120)
  await expect
    .poll(async () => {
      await site.promotions.runDue()
      return told('the promotions have caught up')
    })
    .toBe(1)
  expect(told('the promotions are behind')).toBe(1)
  expect(await gauge()).toBe(0)
})
