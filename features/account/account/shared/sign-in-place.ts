import { z } from 'zod'

/** Where and when the player signed in. */
export const signInPlace = z.object({
  at: z.iso.datetime(),
  /** Browser and operating system in words, derived from the user agent. */
  device: z.string(),
  address: z.string(),
})
export type SignInPlace = z.infer<typeof signInPlace>
