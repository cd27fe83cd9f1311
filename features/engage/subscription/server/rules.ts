import type { Channel, SubscriptionChoice } from '../contract.ts'

export interface Reach {
  readonly email: string | null
  readonly emailConfirmedAt: number | null
  readonly phone: string | null
}

/**
 * Mail and text need consent. Notifications are consented to kind by kind in a browser that allows them; this switch
 * ends them all together.
 */
export const IS_ON_BY_DEFAULT: Record<Channel, boolean> = { email: false, push: true, text: false }

/** Why offers would not arrive through this channel. */
export function obstacleOf(channel: Channel, { email, emailConfirmedAt, phone }: Reach): SubscriptionChoice['obstacle'] {
  if (channel === 'push') return null
  if (channel === 'text') return phone ? null : 'no-phone'
  if (!email) return 'no-email'
  return emailConfirmedAt === null ? 'email-unconfirmed' : null
}
