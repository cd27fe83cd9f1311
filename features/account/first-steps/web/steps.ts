import type { Rewards } from '#features/account/personal-info/contract.ts'
import type { VerificationState } from '#features/account/verification/contract.ts'

const LINKS = {
  email: '/profile#email',
  profile: '/profile#facts',
  phone: '/profile#phone',
  play: '/library',
  limit: '/profile/limits',
  identity: '/profile/verification',
} as const

export interface Step {
  readonly id: keyof typeof LINKS
  readonly to: string
  readonly isDone: boolean
  /** Minor units; 0 for a step with a purpose alone. */
  readonly coins: number
  readonly entries: number
}

/** What is known of the account; undefined where the brand has no such feature. */
export interface Facts {
  readonly rewards: Rewards | undefined
  readonly hasPlayed: boolean
  readonly hasLimit: boolean | undefined
  readonly identity: VerificationState | undefined
}

/** The steps that this player can do or has done, rewarded ones first. */
export function stepsOf({ rewards, hasPlayed, hasLimit, identity }: Facts): readonly Step[] {
  const rewarded = (['email', 'profile', 'phone'] as const).flatMap((id) => {
    const state = rewards?.[id]
    if (!state || !(state.available || state.completed)) return []
    return [step(id, state.completed, state)]
  })
  return [
    ...rewarded,
    step('play', hasPlayed),
    ...(hasLimit === undefined ? [] : [step('limit', hasLimit)]),
    // An operator decides about a second account of one person: nothing is left to do for the player.
    ...(identity === undefined || identity === 'duplicate' ? [] : [step('identity', identity === 'approved')]),
  ]
}

const step = (id: Step['id'], isDone: boolean, { coins, entries } = { coins: 0, entries: 0 }): Step => ({
  id,
  to: LINKS[id],
  isDone,
  coins,
  entries,
})
