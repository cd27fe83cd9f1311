import { expect, test } from 'vitest'
import { openTestSite } from '#apps/site/testing/site.ts'
import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import { roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { READER } from './read-parts.ts'

test('an event that stays unread for a minute raises one alarm, and the gauge tells its age', async () => {
  const lines: string[] = []
  await using site = await openTestSite({ logTo: { write: (line) => void lines.push(line) } })
  const told = (text: string) => lines.filter((line) => line.includes(text)).length
  const alarms = () => [told('the promotions are behind'), told('the promotions have caught up')]
  const gauge = async () => {
    const { body } = await site.app.inject({ url: '/metrics' })
    return Number(/^promotions_oldest_unread_seconds (\S+)$/m.exec(body)?.[1])
  }
  const player = await site.player()
  const play = (at: number) => {
    const payload = settledRound(site.context.newId('rnd'), { stake: 10 })
    const event = { playerId: player.playerId, payload, at: at as Instant }
    return site.context.transaction((tx) => emit(tx, roundSettled, event))
  }
  const catchUp = () =>
    expect
      .poll(async () => {
        await site.promotions.runDue()
        return gauge()
      })
      .toBe(0)
  await catchUp()
  await play(site.clock.now() - DAY_MS)
  expect(await gauge()).toBe(86_400)
  await catchUp()
  expect(alarms(), 'a backdated event is read like any other').toEqual([0, 0])

  await play(site.clock.now())
  const stuck = await site.database.sessions.connect()
  await stuck.query('begin')
  await stuck.query('select from outbox.part_cursor where reader = $1 for update', [READER])
  await site.promotions.runDue()
  site.advance(MINUTE_MS - 1)
  await site.promotions.runDue()
  expect(alarms(), 'a minute is not over').toEqual([0, 0])
  site.advance(1)
  await site.promotions.runDue()
  await site.promotions.runDue()
  expect(alarms()).toEqual([1, 0])
  expect(await gauge()).toBe(60)
  await stuck.query('rollback')
  stuck.release()
  await catchUp()
  await site.promotions.runDue()
  expect(alarms()).toEqual([1, 1])
})
