import type { ServerFeature } from '#platform/feature.ts'
import { readRun } from '#promotions/index.ts'
import { dayReminder } from '#promotions/reminders/day-reminder.ts'
import { isPreset } from '../contract.ts'
import { fortuneCampaign } from '../shared/campaign.ts'
import { reminderText } from '../shared/texts.ts'
import { fortune, heldIn } from './promotion.ts'

const reminder = dayReminder({ name: 'fortune-days', url: fortuneCampaign.link, textOf: reminderText })

/** A reminder at noon of each day that a visit would be paid, for players who have not come and opted in. */
export const reminders: NonNullable<ServerFeature['on']> = {
  'purchase.completed': reminder.remindTomorrow,
  'purchase.reversed': reminder.withdraw,
  async 'grant.given'(ctx, event, tx) {
    await reminder.withdrawToday(ctx, event, tx)
    const running = await readRun({ ...ctx, reader: tx }, fortune, event.playerId)
    const days = running && heldIn(running.cell, running.run)?.pack.days.length
    const number = Number(/:part:(\d+)$/.exec(event.payload.grantId)?.[1])
    if (days && number < days) await reminder.remindTomorrow(ctx, event, tx)
  },
}

export const wantsReminder: NonNullable<ServerFeature['wants']> = {
  'purchase.completed': (_, { payload }) => isPreset(payload.preset),
  'purchase.reversed': (_, { payload }) => isPreset(payload.preset),
  'grant.given': (_, { payload }) => payload.feature === fortuneCampaign.feature,
}
