import { optionsOf } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import { addDays, DAY_MS, endOfDay, SECOND_MS } from '#kernel/time.ts'
import { deviceOf } from '#platform/auth/device.ts'
import { listSessions } from '#platform/auth/sessions.ts'
import type { Tx } from '#platform/db/database.ts'
import type { NotificationWish, ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import { slicesOn } from '#platform/slices.ts'
import { notifications } from '../feature.ts'
import { NOTICES } from './notice-texts.ts'
import { remindAt } from './rules.ts'

type Listeners = NonNullable<ServerFeature['on']>

const DAY_SECONDS = DAY_MS / SECOND_MS

/** What players are told of, besides what other slices wish for themselves. */
export const noticesOf = (slices: () => readonly ServerFeature[]): Listeners => ({
  /** A device that was never seen before, told to those that were (ACC-8): whoever is signing in sees it anyway. */
  async 'player.signed-in'(ctx, { playerId, payload, id }, tx) {
    if (!payload.isNewDevice) return
    const sessions = await listSessions(tx, playerId, ctx.clock.now())
    const fresh = sessions.find((session) => session.id === payload.sessionId)
    await tell(tx, playerId, {
      ...NOTICES.signIn(deviceOf(fresh?.userAgent ?? '')),
      key: `sign-in:${id}`,
      kind: 'sign-in',
      url: '/profile/security',
      ttlSeconds: DAY_SECONDS,
      urgency: 'high',
      isPromotional: false,
      exceptSession: payload.sessionId,
    })
  },

  /** A claim puts off the reminder of its day and plans the next day's. */
  async 'daily-login.claimed'(ctx, { playerId, payload, at }, tx) {
    const { timeZone } = ctx.theme
    const next = addDays(payload.day, 1)
    const dueAt = remindAt(at, payload.day, { timeZone, ...optionsOf(ctx.theme, notifications) })
    await emit(tx, { type: 'notification.withdrawn', playerId, payload: { key: `daily-prize:${payload.day}` } })
    await tell(tx, playerId, {
      ...NOTICES.dailyPrize(ctx.theme.name),
      key: `daily-prize:${next}`,
      kind: 'daily-prize',
      url: '/lobby?openModal=daily-login',
      dueAt,
      ttlSeconds: Math.floor((endOfDay(next, timeZone) - dueAt) / SECOND_MS),
      urgency: 'low',
      isPromotional: true,
      isForAbsent: true,
    })
  },

  async 'free-spins.granted'(ctx, { playerId, payload }, tx) {
    const { id, game: slug, count, lifetimeSeconds } = payload
    const providers = slicesOn(ctx, slices()).flatMap((slice) => slice.gameProviders?.() ?? [])
    const provider = providers.find(({ games }) => games.some((game) => game.slug === slug))
    const game = provider?.games.find((each) => each.slug === slug)
    if (!provider || !game) return
    await tell(tx, playerId, {
      ...NOTICES.freeSpins(count, game.title),
      key: `free-spins:${id}`,
      kind: 'free-spins',
      url: provider.pathOf(slug),
      ttlSeconds: Math.min(lifetimeSeconds, DAY_SECONDS),
      urgency: 'normal',
      isPromotional: true,
      isForAbsent: true,
    })
  },
})

const tell = (tx: Tx, playerId: Id<'plr'>, payload: NotificationWish) =>
  emit(tx, { type: 'notification.wanted', playerId, payload })
