import { PROFILE_FIELDS } from '../shared/personal-info.ts'

export interface ProfileFields {
  readonly name: string | null
  readonly surname: string | null
  readonly city: string | null
  readonly address: string | null
  readonly zip: string | null
  readonly state: string
  readonly birthDate: string
}

/** The fields that the brand asks for and the player has not given yet. */
export function missingFields(player: ProfileFields, isEasy: boolean): string[] {
  const values: Record<string, string | null> = { ...player, birthday: player.birthDate }
  return PROFILE_FIELDS[isEasy ? 'easy' : 'full'].filter((field) => !values[field])
}
