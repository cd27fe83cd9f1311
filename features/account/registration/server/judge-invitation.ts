import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { findInviter } from '#platform/auth/invitation-codes.ts'
import { playersOfDevice, shownDevice } from '#platform/auth/devices/known-devices.ts'
import { mailboxOf } from '#platform/auth/person-keys.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { isSameNetwork } from '#platform/auth/devices/same-network.ts'
import { readAddresses } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'

/** IP addresses change hands: only the inviter's recent ones count. */
const ADDRESSES_COUNT_MS = 30 * DAY_MS

/**
 * The outcome of an invitation. The refusal reason is kept in the audit trail only, so that it does not reveal how to
 * evade the check.
 */
export type Invitation =
  | { readonly state: 'accepted'; readonly inviter: Id<'plr'> }
  | { readonly state: 'code-not-found' }
  | { readonly state: 'code-refused'; readonly why: 'same-person' | 'same-device' | 'same-address' }

interface Given {
  readonly code: string
  /** Null before one is given. */
  readonly email: string | null
}

/** Detects self-invitation by mailbox, browser or network. */
export async function judgeInvitation(ctx: VisitorContext, { code, email }: Given): Promise<Invitation> {
  const { reader, theme } = ctx
  const inviter = await findInviter(reader, theme.id, code)
  if (!inviter) return { state: 'code-not-found' }
  const refused = (why: 'same-person' | 'same-device' | 'same-address') => ({ state: 'code-refused', why }) as const
  const own = await readPlayer(reader, inviter)
  if (email && own.email && mailboxOf(email) === mailboxOf(own.email)) return refused('same-person')
  const device = shownDevice(ctx)
  if (device && (await playersOfDevice(reader, device)).includes(inviter)) return refused('same-device')
  const addresses = await readAddresses(reader, inviter, ctx.clock.now() - ADDRESSES_COUNT_MS)
  if (addresses.some((address) => isSameNetwork(ctx.address, address))) return refused('same-address')
  return { state: 'accepted', inviter }
}
