import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPlayer } from '#apps/site/testing/site.ts'
import { signIn } from '#features/account/sign-in/contract.ts'
import { applyPrize } from '#features/promotions/daily-login/contract.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { freeSpinsGranted, notificationWanted, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { publishRun } from '#promotions/testing/toy-promotion.ts'
import { openPushBench, protection, type PushBench, TEST_PASSWORD } from '#apps/site/testing/push-bench.ts'
import { subscribe } from '#features/engage/push/contract.ts'
import { choose, type Kind } from '../contract.ts'

let bench: PushBench
let { site, service } = {} as PushBench
beforeAll(async () => {
  bench = await openPushBench()
  ;({ site, service } = bench)
  await site.slices.find(({ id }) => id === 'daily-login')?.seed?.(site.context)
})
afterAll(() => bench.close())
beforeEach(() => service.forget())

const onDevice = async (...kinds: Kind[]): Promise<TestPlayer> => (await bench.onDevice(...kinds)).player

async function after(ms: number): Promise<void> {
  // Runs the events, which become notification requests, which become notifications.
  await site.deliverEvents()
  await site.deliverEvents()
  site.advance(ms)
  await site.runJobs()
}

const shown = () => service.arrived.map(({ payload: { title, url } }) => ({ title, url }))

describe('signing in', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  /** A player with one known device: any other is new to the account. */
  const seenOnce = async () => {
    const player = await site.player({ password: TEST_PASSWORD })
    await player.call(signIn, { body: { identifier: player.login, password: TEST_PASSWORD } })
    await bench.give(player, bench.newDevice())
    return player
  }

  test('with a known device notifies nobody', async () => {
    const player = await seenOnce()
    const elsewhere = site.visitor()
    const body = { identifier: player.login, password: TEST_PASSWORD }
    const replies = [await elsewhere.call(signIn, { body }), await elsewhere.call(signIn, { body })]
    expect(replies.map((reply) => reply.body.success)).toEqual([true, true])
    await after(MINUTE_MS)
    expect(shown().map(({ title }) => title)).toEqual(['New sign-in to your account'])
  })

  test('notifies the other devices, not the one signing in, and not players who turned it off', async () => {
    const player = await seenOnce()
    const elsewhere = site.visitor()
    const body = { identifier: player.login, password: TEST_PASSWORD }
    const reply = await elsewhere.call(signIn, { body, headers: { 'user-agent': firefox } })
    expect(reply.body).toMatchObject({ success: true })
    await elsewhere.call(subscribe, { body: { provider: 'web-push', record: bench.newDevice().record } })
    await after(MINUTE_MS)
    expect(shown()).toEqual([{ title: 'New sign-in to your account', url: '/profile/security' }])
    expect(service.arrived[0]?.payload.body).toBe('From Firefox, Linux. Wasn’t you? Check your devices.')
    await player.call(choose, { body: { kind: 'sign-in', isOn: false } })
    await site.visitor().call(signIn, { body })
    await after(MINUTE_MS)
    expect(service.arrived).toHaveLength(1)
  })
})

describe('the daily prize', () => {
  test('is announced a day after the last claim, unless claimed before', async () => {
    const player = await onDevice('daily-prize')
    await player.call(applyPrize)
    await after(23 * HOUR_MS)
    expect(shown()).toEqual([])
    await after(HOUR_MS)
    expect(shown()).toEqual([{ title: 'Today’s prize is ready', url: '/lobby?openModal=daily-login' }])
  })

  test('is not announced to a player who claimed it or is already on the site', async () => {
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
      emit(tx, freeSpinsGranted, {
        playerId,
        payload: { id, game: 'voltage-sevens', count: 5, betLevel: 1_000, lifetimeSeconds: 3 * 86_400 },
      }),
    )

  test('are announced once to an absent player who opted in', async () => {
    const [wants, rests] = [await onDevice('free-spins'), await onDevice()]
    site.advance(10 * MINUTE_MS)
    for (const player of [wants, rests]) await grant(player, `gift:${player.playerId}`)
    await grant(wants, `gift:${wants.playerId}`)
    await after(MINUTE_MS)
    expect(shown()).toEqual([{ title: 'You got 5 free spins', url: '/game/voltage-sevens' }])
  })
})

describe('a prize of a promotion', () => {
  const GAME = 'cherry-royale'
  const prizes = [
    { fromPlace: 1, toPlace: 1, coins: 500_000, entries: 500 },
    { fromPlace: 2, toPlace: 3, coins: 100_000, entries: 0 },
  ]

  /** A tournament of an hour whose players win in this order. */
  async function tournament(...players: TestPlayer[]): Promise<void> {
    const config = { games: [GAME], mode: 'TournamentPoints', scoreRule: 'sum', prizes }
    const { campaign } = site.slices.find(({ id }) => id === 'tournaments')!.promotion!
    await publishRun(site.context, campaign, { config, endsAt: site.clock.now() + HOUR_MS })
    for (const [place, { playerId }] of players.entries()) {
      const payload = settledRound(site.context.newId('rnd'), { game: GAME, stake: 1_000, win: 9_000 - place })
      await site.context.transaction((tx) => emit(tx, roundSettled, { playerId, payload, at: site.clock.now() }))
    }
    await site.deliverEvents()
    site.advance(HOUR_MS + MINUTE_MS)
    await site.closeRuns()
  }

  test('is announced once to those who opted in, are absent and may be told', async () => {
    const [wins, rests, here] = [await onDevice('prize'), await onDevice(), await onDevice('prize')]
    await tournament(wins, here, rests)
    await wake(here)
    await after(MINUTE_MS)
    await after(MINUTE_MS)
    expect(service.arrived.map(({ payload: { title, body, url } }) => ({ title, body, url }))).toEqual([
      { title: 'You won a prize', body: expect.stringContaining('5,000 coins and 5 entries.'), url: '/tournaments' },
    ])
  })

  test('is not announced during a break', async () => {
    const wins = await onDevice('prize')
    protection.mayPromote = false
    await tournament(wins)
    await after(MINUTE_MS)
    protection.mayPromote = true
    expect(shown()).toEqual([])
  })
})

test('another slice sends a notification through the event', async () => {
  const player = await onDevice()
  await site.context.transaction((tx) =>
    emit(tx, notificationWanted, {
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
  // Delivers the request as a notification, which is itself published as an event.
  await site.deliverEvents()
  await site.deliverEvents()
  await expect.poll(shown).toEqual([{ title: 'Your prize is on its way', url: '/profile' }])
})

/** A returning player who confirmed the password again. */
async function wake({ playerId }: TestPlayer): Promise<void> {
  await site.database.pool.query('update player_session set last_active_at = $2, confirmed_at = $2 where player = $1', [
    playerId,
    new Date(site.clock.now()),
  ])
}
