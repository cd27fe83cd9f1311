import { optionsOf } from '#kernel/feature.ts'
import type { State } from '#kernel/states.ts'
import type { Player } from '#platform/auth/players.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import type { ProfileData } from '../contract.ts'
import { personalInfo } from '../feature.ts'
import { readLastMove } from './moves.ts'
import { mayMoveAt, missingFields, nameFixedBy, unixSeconds } from './rules.ts'

export type Parts = Pick<ProfileData, 'responsiblePlay' | 'documentConfirmStatus' | 'identityState' | 'autoVerificationData'>

/** Page values of features that no slice reports. */
const EMPTY_PARTS: Parts = {
  responsiblePlay: { activityReminderValue: null },
  documentConfirmStatus: null,
  identityState: null,
  autoVerificationData: { isEnabled: false, isAvailable: false, showOn: [], providers: [], isTest: false },
}

/** What other slices know about the player, over an explicit 'off'. */
export const readParts = async (ctx: PlayerContext, slices: readonly ServerFeature[]): Promise<Parts> => ({
  ...EMPTY_PARTS,
  ...(await gather(ctx, slices, (slice) => slice.profilePage?.(ctx))),
})

/** The personal data as the account page shows them. */
export async function toProfileData(
  { theme, reader, clock }: Pick<Context, 'theme' | 'reader' | 'clock'>,
  player: Player,
  parts: Parts,
): Promise<ProfileData> {
  const { isProfileEasy } = optionsOf(theme, personalInfo)
  const missing = missingFields(player, isProfileEasy)
  const later = mayMoveAt(await readLastMove(reader, player.id), clock.now())
  return {
    name: player.name,
    surname: player.surname,
    city: player.city,
    address: player.address,
    address2: player.address2,
    zip: player.zip,
    state: player.state as State,
    phone: player.phone,
    birthday: player.birthDate,
    easyProfileModuleEnabled: isProfileEasy,
    easyProfileCompleted: missingFields(player, true).length === 0,
    uncompletedProfileFields: missing,
    profileCompleted: missing.length === 0,
    nameFixedBy: nameFixedBy(player, await isVerified(reader, player.id)),
    mayMoveAt: later === undefined ? null : unixSeconds(later),
    ...parts,
  }
}
