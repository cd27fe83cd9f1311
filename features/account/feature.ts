import { defineFeature } from '#kernel/feature.ts'

export interface AccountOptions {
  /** Signing in and up have pages; otherwise they are modals over the lobby. */
  readonly hasAuthPages: boolean
}

export const account = defineFeature<'account', AccountOptions>({
  id: 'account',
  title: 'Account',
  defaults: { hasAuthPages: true },
  movedPages: ({ hasAuthPages }) => (hasAuthPages ? {} : { '/signin': '?openModal=signin', '/signup': '?openModal=signup' }),
})
