import { defineFeature } from '#kernel/feature.ts'

export interface SupportOptions {
  /** Players talk with the team in a chat, in place of writing one message after the other. */
  readonly hasChat: boolean
  /** Where new messages are mailed to, besides being stored; null for nowhere. */
  readonly mailTo: string | null
}

/** Questions of visitors and players, and the answers of those who run the site. */
export const support = defineFeature<'support', SupportOptions>({
  id: 'support',
  defaults: { hasChat: false, mailTo: null },
})
