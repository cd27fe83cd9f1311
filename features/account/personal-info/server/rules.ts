import { ageNeeded, isOldEnough } from '#kernel/age.ts'
import type { State } from '#kernel/states.ts'
import { type CalendarDay, DAY_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import { MOVE_WAIT_DAYS, type PersonalInfo } from '../contract.ts'
import { PROFILE_FIELDS } from '../shared/personal-info.ts'
import { statesOfZip } from '../shared/zip.ts'

export interface ProfileFields {
  readonly name: string | null
  readonly surname: string | null
  readonly city: string | null
  readonly address: string | null
  readonly zip: string | null
  readonly state: string
  readonly birthDate: string
}

/** The fields the brand asks for that the player has not filled in. */
export function missingFields(player: ProfileFields, isEasy: boolean): string[] {
  const values: Record<string, string | null> = { ...player, birthday: player.birthDate }
  return PROFILE_FIELDS[isEasy ? 'easy' : 'full'].filter((field) => !values[field])
}

export type Person = Pick<ProfileFields, 'name' | 'surname' | 'birthDate'> & { readonly profileCompletedAt: Instant | null }

/** Complete once it was, or with name, surname and birth date; verified or complete data change only with proof. */
export function nameFixedBy(person: Person, isVerified: boolean): 'verified' | 'complete' | null {
  if (isVerified) return 'verified'
  const { name, surname, birthDate, profileCompletedAt } = person
  return profileCompletedAt !== null || (name && surname && birthDate) ? 'complete' : null
}

/** When the next move is accepted; undefined if one is accepted now. */
export function mayMoveAt(movedAt: Instant | undefined, now: Instant): Instant | undefined {
  const at = movedAt === undefined ? now : movedAt + MOVE_WAIT_DAYS * DAY_MS
  return at > now ? at : undefined
}

export interface UpdateFacts {
  readonly player: Person & { readonly state: State }
  readonly isVerified: boolean
  readonly movedAt: Instant | undefined
  readonly today: CalendarDay
  readonly now: Instant
}

export type UpdateRefusal =
  | { readonly reasonType: 'name-fixed' | 'zip-unknown' }
  | { readonly reasonType: 'zip-not-in-state'; readonly zipState: State }
  | { readonly reasonType: 'under-age'; readonly ageNeeded: number }
  | { readonly reasonType: 'moved-lately'; readonly mayMoveAt: number }

/** Why the personal data are refused; undefined if they are accepted. */
export function refuseUpdate(info: PersonalInfo, facts: UpdateFacts): UpdateRefusal | undefined {
  const { player } = facts
  const isSameName = info.name === player.name && info.surname === player.surname
  if (!isSameName && nameFixedBy(player, facts.isVerified)) return { reasonType: 'name-fixed' }
  const state = info.state ?? player.state
  const refusal = state === player.state ? undefined : refuseMove(state, facts)
  if (refusal) return refusal
  const states = statesOfZip(info.zip)
  const [zipState] = states
  if (!zipState) return { reasonType: 'zip-unknown' }
  return states.includes(state) ? undefined : { reasonType: 'zip-not-in-state', zipState }
}

function refuseMove(state: State, { player, movedAt, today, now }: UpdateFacts): UpdateRefusal | undefined {
  const years = ageNeeded(state, today)
  if (!isOldEnough(player.birthDate as CalendarDay, years, today)) return { reasonType: 'under-age', ageNeeded: years }
  const later = mayMoveAt(movedAt, now)
  return later === undefined ? undefined : { reasonType: 'moved-lately', mayMoveAt: unixSeconds(later) }
}

/** Rounds the time up to whole seconds, so that a retry is never a fraction too early. */
export const unixSeconds = (at: Instant): number => Math.ceil(at / SECOND_MS)
