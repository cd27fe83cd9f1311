import type { ServerFeature } from '#platform/feature.ts'
import { readEndedAmong, readPartnersAmong } from './partner-store.ts'
import { readApplicationsOf, readDecidedAmong } from './store.ts'

const PARTNER = 'partner:'
const APPLICATION = 'application:'

/**
 * SWP-11: affiliates are barred from entries. Anyone can apply in any name, so an application that waits closes
 * nothing until an operator has looked.
 */
export const barredByRule: NonNullable<ServerFeature['barredByRule']> = async (db, players) => {
  const partners = await readPartnersAmong(
    db,
    players.map(({ id }) => id),
  )
  const applications = await readApplicationsOf(db, players)
  return [
    ...partners.map(
      ({ player, name }) => ({ player, subject: PARTNER + player, whom: name, reason: 'affiliate', kind: 'account' }) as const,
    ),
    ...applications.map(
      ({ player, id, name }) =>
        ({ player, subject: APPLICATION + id, whom: name, reason: 'affiliate', kind: 'application' }) as const,
    ),
  ]
}

/** Affiliates who left, and applications that were decided. */
export const releasedSubjects: NonNullable<ServerFeature['releasedSubjects']> = async (db, subjects) => {
  const after = (prefix: string) => subjects.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length))
  const [partners, applications] = [after(PARTNER), after(APPLICATION)]
  return [
    ...(partners.length > 0 ? await readEndedAmong(db, partners) : []).map((player) => PARTNER + player),
    ...(applications.length > 0 ? await readDecidedAmong(db, applications) : []).map((id) => APPLICATION + id),
  ]
}
