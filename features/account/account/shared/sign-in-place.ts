import { z } from 'zod'

/** Where and when somebody signed in. */
export const signInPlace = z.object({
  at: z.iso.datetime(),
  /** Browser and system in words, from the user agent. */
  device: z.string(),
  address: z.string(),
})
export type SignInPlace = z.infer<typeof signInPlace>
