import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPlayer } from '#apps/site/testing/site.ts'
import { signIn } from '#features/sign-in/contract.ts'
import { applyPrize } from '#features/daily-login/contract.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { emit } from '#platform/outbox/index.ts'
import { openPushBench, type PushBench, TEST_PASSWORD } from '#apps/site/testing/push-bench.ts'
import { subscribe } from '#features/push/contract.ts'
import { choose, type Kind } from '../contract.ts'

let bench: PushBench
let { site, service } = {} as PushBench
beforeAll(async () => {
  bench = await openPushBench()
  ;({ site, service } = bench)
})
afterAll(() => bench.close())
beforeEach(() => service.forget())

const onDevice = async (...kinds: Kind[]): Promise<TestPlayer> => (await bench.onDevice(...kinds)).player

async function after(ms: number): Promise<void> {
  // What happened becomes a wish, and that a notification.
  await site.deliverEvents()
  await site.deliverEvents()
  site.advance(ms)
  await site.runJobs()
}

const shown = () => service.arrived.map(({ payload: { title, url } }) => ({ title, url }))

describe('signing in', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  /** Somebody whose account was seen on one device: any other is new to it. */
  const seenOnce = async () => {
    const player = await site.player({ password: TEST_PASSWORD })
    await player.call(signIn, { body: { identifier: player.login, password: TEST_PASSWORD } })
    await bench.give(player, bench.newDevice())
    return player
  }

  test('with a device that is known already is told to nobody', async () => {
    const player = await seenOnce()
    const elsewhere = site.visitor()
    const body = { identifier: player.login, password: TEST_PASSWORD }
    const replies = [await elsewhere.call(signIn, { body }), await elsewhere.call(signIn, { body })]
    expect(replies.map((reply) => reply.body.success)).toEqual([true, true])
    await after(MINUTE_MS)
    expect(shown().map(({ title }) => title)).toEqual(['New sign-in to your account'])
  })

  test('is told to the other devices, not to the one that signs in, and not to who has it off', async () => {
    const player = await seenOnce()
    const elsewhere = site.visitor()
    const body = { identifier: player.login, password: TEST_PASSWORD }
    const reply = await elsewhere.call(signIn, { body, headers: { 'user-agent': firefox } })
    expect(reply.body).toMatchObject({ success: true })
    await elsewhere.call(subscribe, { body: { provider: 'web-push', record: bench.newDevice().record } })
    await after(MINUTE_MS)
    expect(shown()).toEqual([{ title: 'New sign-in to your account', url: '/profile/security' }])
    expect(service.arrived[0]?.payload.body).toBe('From Firefox, Linux. Was it not you? See where you are signed in.')
    await player.call(choose, { body: { kind: 'sign-in', isOn: false } })
    await site.visitor().call(signIn, { body })
    await after(MINUTE_MS)
    expect(service.arrived).toHaveLength(1)
  })
})

describe('the daily prize', () => {
  test('is announced a day after the last claim, unless it was claimed before', async () => {
    const player = await onDevice('daily-prize')
    await player.call(applyPrize)
    await after(23 * HOUR_MS)
    expect(shown()).toEqual([])
    await after(HOUR_MS)
    expect(shown()).toEqual([{ title: 'Today’s prize is ready', url: '/lobby?openModal=daily-login' }])
  })

  test('is not announced to who has claimed it, nor to who is there already', async () => {
    const early = await onDevice('daily-prize')
    const here = await onDevice('daily-prize')
    await early.call(applyPrize)
    await here.call(applyPrize)
    await site.deliverEvents()
    site.advance(20 * HOUR_MS)
    for (const player of [early, here]) await wake(player)
    expect((await early.call(applyPrize)).body).toMatchObject({ success: true })
    await site.deliverEvents()
    site.advance(4 * HOUR_MS)
    await wake(here)
    await site.runJobs()
    expect(shown()).toEqual([])
  })
})

describe('free spins', () => {
  const grant = ({ playerId }: TestPlayer, id: string) =>
    site.context.transaction((tx) =>
      emit(tx, {
        type: 'free-spins.granted',
        playerId,
        payload: { id, game: 'voltage-sevens', count: 5, betLevel: 1_000, lifetimeSeconds: 3 * 86_400 },
      }),
    )

  test('are told once to who wants to hear and is away', async () => {
    const [wants, rests] = [await onDevice('free-spins'), await onDevice()]
    site.advance(10 * MINUTE_MS)
    for (const player of [wants, rests]) await grant(player, `gift:${player.playerId}`)
    await grant(wants, `gift:${wants.playerId}`)
    await after(MINUTE_MS)
    expect(shown()).toEqual([{ title: 'You have 5 free spins', url: '/game/voltage-sevens' }])
  })
})

test('another slice has something told by saying so', async () => {
  const player = await onDevice()
  await site.context.transaction((tx) =>
    emit(tx, {
      type: 'notification.wanted',
      playerId: player.playerId,
      payload: {
        key: 'redeemed:1',
        kind: 'redemption',
        title: { en: 'Your prize is on its way', es: 'Tu premio está en camino' },
        body: { en: 'It arrives in two days.', es: 'Llega en dos días.' },
        url: '/profile',
        ttlSeconds: 3_600,
        urgency: 'normal',
        isPromotional: false,
      },
    }),
  )
  // The wish becomes a notification, and that one is told of in turn.
  await site.deliverEvents()
  await site.deliverEvents()
  await expect.poll(shown).toEqual([{ title: 'Your prize is on its way', url: '/profile' }])
})

/** Somebody who was away and gave the password again. */
async function wake({ playerId }: TestPlayer): Promise<void> {
  await site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    playerId,
    new Date(site.clock.now()),
  ])
}
