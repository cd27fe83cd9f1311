import { optionsOf } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import { addDays, calendarDayOf, DAY_MS, endOfDay, SECOND_MS } from '#kernel/time.ts'
import { deviceOf } from '#platform/auth/devices/device.ts'
import { listSessions } from '#platform/auth/sessions.ts'
import type { Tx } from '#platform/db/database.ts'
import type { NotificationWish, ServerFeature } from '#platform/feature.ts'
import { notificationWanted, notificationWithdrawn } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { providersOn } from '#platform/slices.ts'
import { notifications } from '../feature.ts'
import { NOTICES } from './notice-texts.ts'
import { remindAt } from './rules.ts'

type Listeners = NonNullable<ServerFeature['on']>

const DAY_SECONDS = DAY_MS / SECOND_MS

/** Notifications of this slice, besides those that other slices request. */
export const noticesOf = (slices: () => readonly ServerFeature[]): Listeners => ({
  /** Announces a new device to the known ones (ACC-8); the device that signs in does not need it. */
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

  /** A claimed daily prize cancels that day's reminder and schedules the next day's. */
  async 'grant.given'(ctx, { playerId, at }, tx) {
    const { timeZone } = ctx.theme
    const day = calendarDayOf(at, timeZone)
    const next = addDays(day, 1)
    const dueAt = remindAt(at, day, { timeZone, ...optionsOf(ctx.theme, notifications) })
    await emit(tx, notificationWithdrawn, { playerId, payload: { key: `daily-prize:${day}` } })
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
    const provider = providersOn(ctx, slices()).find(({ games }) => games.some((game) => game.slug === slug))
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

/** Of paid grants, only those of the daily login. */
export const wantsGrant: NonNullable<NonNullable<ServerFeature['wants']>['grant.given']> = (_, { payload }) =>
  payload.feature === 'daily-login'

const tell = (tx: Tx, playerId: Id<'plr'>, payload: NotificationWish) => emit(tx, notificationWanted, { playerId, payload })
