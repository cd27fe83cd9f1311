import { addDays, calendarDayOf, endOfDay, HOUR_MS, SECOND_MS, startOfDay } from '#kernel/time.ts'
import { notificationWanted, notificationWithdrawn } from '#platform/events/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit } from '#platform/outbox/index.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { Id } from '#kernel/id.ts'
import { readRun } from '#promotions/index.ts'
import { fortuneCampaign } from '../shared/campaign.ts'
import { fortune, packageIn } from './promotion.ts'
import { presetOf } from '../contract.ts'

const NOON_MS = 12 * HOUR_MS
const PRESETS = presetOf({ id: '' })
const keyOf = (day: CalendarDay): string => `fortune-days:${day}`

/** A reminder at noon of each day that a visit would be paid, for players who have not come and opted in. */
export const reminders: NonNullable<ServerFeature['on']> = {
  async 'purchase.completed'(ctx, { playerId, at }, tx) {
    await remind(ctx, tx, playerId, addDays(calendarDayOf(at, ctx.theme.timeZone), 1))
  },

  async 'purchase.reversed'(ctx, { playerId, at }, tx) {
    const today = calendarDayOf(at, ctx.theme.timeZone)
    for (const day of [today, addDays(today, 1)])
      await emit(tx, notificationWithdrawn, { playerId, payload: { key: keyOf(day) } })
  },

  async 'grant.given'(ctx, { playerId, at, payload }, tx) {
    const today = calendarDayOf(at, ctx.theme.timeZone)
    await emit(tx, notificationWithdrawn, { playerId, payload: { key: keyOf(today) } })
    const running = await readRun({ ...ctx, reader: tx }, fortune, playerId)
    const days = running && packageIn(running.cell, running.run)?.days.length
    const number = Number(/:part:(\d+)$/.exec(payload.grantId)?.[1])
    if (days && number < days) await remind(ctx, tx, playerId, addDays(today, 1))
  },
}

export const wantsReminder: NonNullable<ServerFeature['wants']> = {
  'purchase.completed': (_, { payload }) => payload.preset.startsWith(PRESETS),
  'purchase.reversed': (_, { payload }) => payload.preset.startsWith(PRESETS),
  'grant.given': (_, { payload }) => payload.feature === fortuneCampaign.feature,
}

async function remind({ theme }: Pick<Context, 'theme'>, tx: Tx, playerId: Id<'plr'>, day: CalendarDay): Promise<void> {
  const dueAt = startOfDay(day, theme.timeZone) + NOON_MS
  await emit(tx, notificationWanted, {
    playerId,
    payload: {
      key: keyOf(day),
      kind: 'daily-prize',
      isPromotional: true,
      title: { en: 'Today’s coins are waiting', es: 'Las monedas de hoy te esperan' },
      body: {
        en: `Visit ${theme.name} before midnight to collect today’s part of your package.`,
        es: `Visita ${theme.name} antes de medianoche y recoge la parte de hoy de tu paquete.`,
      },
      url: fortuneCampaign.link,
      dueAt,
      ttlSeconds: Math.floor((endOfDay(day, theme.timeZone) - dueAt) / SECOND_MS),
      urgency: 'low',
      isForAbsent: true,
    },
  })
}
