import { defineFeature } from '#kernel/feature.ts'

export interface SignInOptions {
  /** Sign-in and sign-up have pages; otherwise they are modals over the lobby. */
  readonly hasAuthPages: boolean
}

/** Password sign-in, password reset and account locks. */
export const signIn = defineFeature<'sign-in', SignInOptions>({
  id: 'sign-in',
  defaults: { hasAuthPages: true },
  movedPages: ({ hasAuthPages }) => (hasAuthPages ? {} : { '/signin': '?openModal=signin', '/signup': '?openModal=signup' }),
})
