import { defineFeature } from '#kernel/feature.ts'

export interface SupportOptions {
  /** Players use a live chat instead of the message form. */
  readonly hasChat: boolean
  /** Address that receives new messages by mail, besides storage; null for none. */
  readonly mailTo: string | null
}

/** Questions of visitors and players, and the team's answers. */
export const support = defineFeature<'support', SupportOptions>({
  id: 'support',
  defaults: { hasChat: false, mailTo: null },
})
