import type { InvitedFriend } from '../contract.ts'

interface Steps {
  readonly hasConfirmedEmail: boolean
  readonly hasCompletedProfile: boolean
}

/** The furthest that somebody has come: a whole profile says more than a confirmed address. */
export function stateOf({ hasConfirmedEmail, hasCompletedProfile }: Steps): InvitedFriend['state'] {
  if (hasConfirmedEmail && hasCompletedProfile) return 'complete'
  return hasConfirmedEmail ? 'confirmed' : 'joined'
}
