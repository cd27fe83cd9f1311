import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { calendarDayOf } from '#kernel/time.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { AffiliateAccount, createLink as createContract, getInfo as contract } from '../contract.ts'
import { findPartner, insertLink, type LinkRow, lockPartner, readLinks } from './partner-store.ts'
import { readBalance, readPayouts } from './payouts.ts'
import { readAppliedAt } from './store.ts'

const PAYOUTS_SHOWN = 100

/** Whether the player is an affiliate or has applied, and what an affiliate works with. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { reader, session, theme } = ctx
  if (!session) return { success: true, data: { isAffiliate: false, appliedOn: null, account: null } }
  const [at, account] = await Promise.all([readAppliedAt(reader, session.playerId), readAccount(ctx, session)])
  const appliedOn = at === undefined ? null : calendarDayOf(at, theme.timeZone)
  return { success: true, data: { isAffiliate: account !== null, appliedOn, account } }
}

async function readAccount(
  { reader, theme }: VisitorContext,
  { playerId }: NonNullable<VisitorContext['session']>,
): Promise<AffiliateAccount | null> {
  const partner = await findPartner(reader, playerId)
  if (!partner) return null
  const { name, admittedAt, shareBasisPoints, contactName, contactEmail } = partner
  return {
    name,
    since: calendarDayOf(admittedAt, theme.timeZone),
    shareBasisPoints,
    contact: { name: contactName, email: contactEmail },
    links: linksOf(await readLinks(reader, playerId)),
    balance: await readBalance(reader, playerId),
    payouts: (await readPayouts(reader, [playerId], PAYOUTS_SHOWN)).map(({ player: _, by: __, ...payout }) => payout),
  }
}

const linksOf = (links: readonly LinkRow[]): AffiliateAccount['links'] =>
  links.map(({ id, name, trackingId }) => ({ id, name, path: `/?tracking_id=${trackingId}` }))

/** A link for one more channel of the affiliate. */
export const createLink = (
  ctx: PlayerContext,
  { body: { name } }: InputOf<typeof createContract>,
): Promise<ReplyOf<typeof createContract>> =>
  ctx.transaction(async (tx): Promise<ReplyOf<typeof createContract>> => {
    const { playerId: player, rng, clock, theme } = ctx
    const partner = await lockPartner(tx, theme.id, player)
    if (!partner || partner.endedAt !== null) return { success: false, reasonType: 'not-an-affiliate' }
    const isIn = await insertLink(tx, rng, { player, brand: theme.id, name, at: clock.now() })
    if (!isIn) return { success: false, reasonType: 'too-many-links' }
    return { success: true, data: { links: linksOf(await readLinks(tx, player)) } }
  })
