import type { Channel, SubscriptionChoice } from '../contract.ts'

export interface Reach {
  readonly email: string | null
  readonly emailConfirmedAt: number | null
  readonly phone: string | null
}

/**
 * Nobody is written to by mail or text who did not ask for it. Notifications are asked for kind by kind, in a browser
 * that allows them; this switch ends them all at once.
 */
export const IS_ON_BY_DEFAULT: Record<Channel, boolean> = { email: false, push: true, text: false }

/** Why offers would not arrive by this way. */
export function obstacleOf(channel: Channel, { email, emailConfirmedAt, phone }: Reach): SubscriptionChoice['obstacle'] {
  if (channel === 'push') return null
  if (channel === 'text') return phone ? null : 'no-phone'
  if (!email) return 'no-email'
  return emailConfirmedAt === null ? 'email-unconfirmed' : null
}
