import { sql } from 'kysely'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { countEvents } from '../contract.ts'

/** Counts events of visitors who consented. The consent is checked in their browser, which otherwise sends nothing. */
export const cookieConsentServer: ServerFeature = {
  id: 'cookie-consent',
  routes: [
    bind(countEvents, async ({ theme, today, transaction }, { body: { events } }) => {
      const kinds = [...new Set(events)].toSorted()
      await transaction(async (tx) => {
        for (const event of kinds) {
          const times = events.filter((each) => each === event).length
          await sql`
            insert into analytics_count (brand, day, event, times) values (${theme.id}, ${today}, ${event}, ${times})
            on conflict (brand, day, event) do update set times = analytics_count.times + excluded.times`.execute(tx)
        }
      })
      return { success: true as const }
    }),
  ],
}
