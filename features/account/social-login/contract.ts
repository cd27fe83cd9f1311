import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { OWN_PATH } from '#kernel/own-path.ts'

const done = z.object({ success: z.literal(true) })
const providerId = z.string().min(1).max(40)
/** The path of this site to continue to afterwards. */
const returnTo = z.string().max(2_000).regex(OWN_PATH)

export const provider = z.object({ id: z.string(), title: z.string() })
export type Provider = z.infer<typeof provider>

/** This slice's part of `app/init`. */
export interface WithSocials {
  readonly socials?: { readonly providers: readonly Provider[] }
}

const started = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    /** The provider's page to redirect the browser to. */
    data: z.object({ url: z.string() }),
  }),
  z.object({ success: z.literal(false), reasonType: z.enum(['unknown-provider', 'provider-down']) }),
])

export const startSocial = route({
  method: 'POST',
  path: '/rest/player/socials/start/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Starts a sign-in or sign-up with a social account.',
  body: z.object({ provider: providerId, returnTo }),
  reply: started,
})

export const linkSocial = route({
  method: 'POST',
  path: '/rest/player/socials/link/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 20,
  summary: 'Starts linking a social account to the signed-in account.',
  body: z.object({ provider: providerId, returnTo }),
  reply: started,
})

/** Why a visitor returning from a provider is refused. */
export const returnRefusal = z.enum([
  'refused',
  'failed',
  'expired',
  'sign-in-first',
  'linked-elsewhere',
  'already-linked',
  'second-factor-needed',
  'account-closed',
])
export type ReturnRefusal = z.infer<typeof returnRefusal>

export const finishSocial = route({
  method: 'POST',
  path: '/rest/player/socials/finish/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Completes the provider’s redirect (the page is /signin/social): signs in, links, or leads to sign-up.',
  body: z.object({ search: z.string().max(8_000) }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ outcome: z.enum(['signed-in', 'linked', 'sign-up']), returnTo: z.string() }),
    }),
    z.object({ success: z.literal(false), reasonType: returnRefusal, returnTo: z.string() }),
  ]),
})

export const getPending = route({
  method: 'GET',
  path: '/rest/player/socials/pending/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the identity a provider confirmed in this browser that has no account yet, or null.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ pending: z.object({ title: z.string(), email: z.string().nullable() }).nullable() }),
  }),
})

export const linkedProvider = provider.extend({
  linked: z.object({ email: z.string().nullable(), at: z.iso.datetime() }).nullable(),
})
export type LinkedProvider = z.infer<typeof linkedProvider>

export const listSocials = route({
  method: 'GET',
  path: '/rest/player/socials/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the site’s providers and which of them the player linked.',
  reply: z.object({ success: z.literal(true), data: z.object({ providers: z.array(linkedProvider) }) }),
})

export const unlinkSocial = route({
  method: 'POST',
  path: '/rest/player/socials/unlink/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 20,
  summary: 'Unlinks a social account, unless it is the last way to sign in.',
  body: z.object({ provider: providerId }),
  reply: z.discriminatedUnion('success', [done, z.object({ success: z.literal(false), reasonType: z.enum(['last-way-in']) })]),
})
