import type { ReferralCondition } from '#features/account/registration/contract.ts'
import type { Player } from '#platform/auth/players.ts'
import type { InvitedFriend } from '../contract.ts'
import type { Step } from './steps.ts'

type Steps = Pick<Player, 'emailConfirmedAt' | 'phoneConfirmedAt' | 'profileCompletedAt'>

/** The conditions that a player meets; `hasStarted`: a first purchase or level. */
export function conditionsMet(
  { emailConfirmedAt, phoneConfirmedAt, profileCompletedAt }: Steps,
  hasStarted: boolean,
): ReferralCondition[] {
  if (emailConfirmedAt === null && phoneConfirmedAt === null) return []
  return ['confirmed', ...(profileCompletedAt === null ? [] : ['complete' as const]), ...(hasStarted ? ['active' as const] : [])]
}

/** The furthest condition met. */
export function stateOf(steps: ReadonlySet<Step> | undefined): InvitedFriend['state'] {
  if (!steps) return 'joined'
  if (steps.has('refused')) return 'not-eligible'
  return (['active', 'complete', 'confirmed'] as const).find((condition) => steps.has(condition)) ?? 'joined'
}
