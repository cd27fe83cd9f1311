import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ThemeData } from '#kernel/theme.ts'
import { addDays, calendarDayOf, type CalendarDay, endOfDay, type Instant, instantOfLocal, SECOND_MS } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import { notificationWanted, notificationWithdrawn } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'

interface Text {
  readonly title: Readonly<Record<Locale, string>>
  readonly body: Readonly<Record<Locale, string>>
}

interface DayReminder {
  /** Names it together with the day, forever: `daily-prize`. */
  readonly name: string
  readonly url: string
  readonly textOf: (brand: string) => Text
  /** When it is sent, on the day after `today`. Default: noon. */
  readonly dueAt?: (today: CalendarDay, event: Event, theme: ThemeData) => Instant
}

interface Event {
  readonly playerId: Id<'plr'>
  readonly at: Instant
}

interface Within {
  readonly theme: ThemeData
}

/** A reminder of what a visit on a day is worth, for absent players who want daily prizes announced; it lasts until midnight. */
export const dayReminder = ({ name, url, textOf, dueAt = noonAfter }: DayReminder) => {
  const keyOf = (day: CalendarDay): string => `${name}:${day}`

  return {
    /** The day after the event is worth a visit. */
    async remindTomorrow({ theme }: Within, event: Event, tx: Tx): Promise<void> {
      const today = calendarDayOf(event.at, theme.timeZone)
      const day = addDays(today, 1)
      const due = dueAt(today, event, theme)
      await emit(tx, notificationWanted, {
        playerId: event.playerId,
        payload: {
          ...textOf(theme.name),
          key: keyOf(day),
          kind: 'daily-prize',
          url,
          dueAt: due,
          ttlSeconds: Math.floor((endOfDay(day, theme.timeZone) - due) / SECOND_MS),
          urgency: 'low',
          isPromotional: true,
          isForAbsent: true,
        },
      })
    },

    /** The player has come: the reminder of the event's day is not sent. */
    async withdrawToday({ theme }: Within, { playerId, at }: Event, tx: Tx): Promise<void> {
      const key = keyOf(calendarDayOf(at, theme.timeZone))
      await emit(tx, notificationWithdrawn, { playerId, payload: { key } })
    },

    /** A visit is worth nothing any more. */
    async withdraw({ theme }: Within, { playerId, at }: Event, tx: Tx): Promise<void> {
      const today = calendarDayOf(at, theme.timeZone)
      for (const day of [today, addDays(today, 1)])
        await emit(tx, notificationWithdrawn, { playerId, payload: { key: keyOf(day) } })
    },
  }
}

const noonAfter = (today: CalendarDay, _: Event, { timeZone }: ThemeData): Instant =>
  instantOfLocal(`${addDays(today, 1)}T12:00`, timeZone)
