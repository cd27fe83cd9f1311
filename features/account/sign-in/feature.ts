import { defineFeature } from '#kernel/feature.ts'

export interface SignInOptions {
  /** Signing in and up have pages; otherwise they are modals over the lobby. */
  readonly hasAuthPages: boolean
}

/** Proving who one is by name and password, and what happens without. */
export const signIn = defineFeature<'sign-in', SignInOptions>({
  id: 'sign-in',
  defaults: { hasAuthPages: true },
  movedPages: ({ hasAuthPages }) => (hasAuthPages ? {} : { '/signin': '?openModal=signin', '/signup': '?openModal=signup' }),
})
