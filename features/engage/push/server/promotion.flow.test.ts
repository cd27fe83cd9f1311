import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { protection } from '#apps/site/testing/push-bench.ts'
import { choose } from '#features/engage/notifications/contract.ts'
import { sendTest } from '../contract.ts'
import { openPushBench, type PushBench } from './test-push-site.ts'

let bench: PushBench
let { site, service } = {} as PushBench
beforeAll(async () => {
  bench = await openPushBench()
  ;({ site, service } = bench)
})
afterAll(() => bench.close())
beforeEach(() => {
  protection.mayPromote = true
  service.forget()
})

describe('a promotional notification', () => {
  const OFFER = { kind: 'free-spins', isPromotional: true }

  test('reaches only players who opted in', async () => {
    const { player } = await bench.onDevice()
    await bench.tell(player, OFFER)
    await bench.minutes()
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: 'not-wanted', reason: 'the player has it off' }])
    await player.call(choose, { body: { kind: 'free-spins', isOn: true } })
    await bench.tell(player, { ...OFFER, key: 'next' })
    await bench.tell(player, { ...OFFER, key: 'unknown', kind: 'of-no-switch' })
    await bench.minutes()
    expect(service.arrived.map(({ payload }) => payload.kind)).toEqual(['free-spins'])
  })

  test('queued before a break is not sent during it, while other notifications are', async () => {
    const { player } = await bench.onDevice()
    await player.call(choose, { body: { kind: 'free-spins', isOn: true } })
    await bench.tell(player, OFFER)
    await bench.tell(player, { key: 'service' })
    protection.mayPromote = false
    await bench.minutes()
    expect(service.arrived.map(({ payload }) => payload.kind)).toEqual(['news'])
    expect(await bench.outcomesOf(player)).toMatchObject([
      { outcome: 'not-wanted', reason: 'protection forbids promotion' },
      { outcome: 'sent' },
    ])
  })

  test('postponed by a busy service is checked again', async () => {
    const { player } = await bench.onDevice()
    await player.call(choose, { body: { kind: 'free-spins', isOn: true } })
    service.answerNext({ status: 503 })
    await bench.tell(player, OFFER)
    await bench.minutes()
    protection.mayPromote = false
    await bench.minutes(2)
    expect(service.arrived).toEqual([])
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: 'not-wanted' }])
  })

  test('waits while consent cannot be determined', async () => {
    const { player } = await bench.onDevice()
    await player.call(choose, { body: { kind: 'free-spins', isOn: true } })
    protection.mayPromote = 'broken'
    await bench.tell(player, OFFER)
    await bench.minutes()
    expect(await bench.outcomesOf(player)).toMatchObject([{ outcome: null, reason: 'cannot say' }])
    protection.mayPromote = true
    await bench.minutes()
    expect(service.arrived).toHaveLength(1)
  })
})

describe('the test notification', () => {
  test('reaches only the device that requested it', async () => {
    const { player, device } = await bench.onDevice()
    await bench.give(player, bench.newDevice())
    expect((await player.call(sendTest, { body: { token: device.record.token } })).body).toEqual({ success: true })
    await bench.minutes()
    expect(service.arrived.map(({ path }) => path)).toEqual([new URL(device.record.subscriptionOptions.endpoint).pathname])
    expect(service.arrived[0]?.payload).toMatchObject({ kind: 'test', body: 'Velmora reaches you on this device.' })
  })

  test('is not sent to another player’s device', async () => {
    const { device } = await bench.onDevice()
    const stranger = await site.player()
    expect((await stranger.call(sendTest, { body: { token: device.record.token } })).body).toMatchObject({ success: false })
  })
})
