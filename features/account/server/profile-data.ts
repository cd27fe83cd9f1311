import { optionsOf } from '#kernel/feature.ts'
import type { Player } from '#platform/auth/players.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { gather } from '#platform/slices.ts'
import { realityCheckPart } from '#features/reality-check/contract.ts'
import type { ProfileData } from '../contract.ts'
import { account } from '../feature.ts'
import type { State } from '#kernel/states.ts'
import { missingFields } from './rules.ts'

/** How often the player is reminded of the time, in minutes; null where no slice does it. */
export async function readReminder(ctx: PlayerContext, slices: readonly ServerFeature[]): Promise<number | null> {
  const parts = await gather(ctx, slices, (slice) => slice.profile?.(ctx))
  return realityCheckPart.safeParse(parts['realityCheck']).data?.minutes ?? null
}

/** The personal data as the account page shows them. Nothing verifies identities yet, and the data say so. */
export function toProfileData({ theme }: Context, player: Player, reminderMinutes: number | null): ProfileData {
  const { isProfileEasy } = optionsOf(theme, account)
  const missing = missingFields(player, isProfileEasy)
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
    responsiblePlay: { activityReminderValue: reminderMinutes },
    documentConfirmStatus: null,
    autoVerificationData: { isEnabled: false, isAvailable: false, showOn: [], providers: [], isTest: false },
  }
}
