import type { ReplyOf } from '#kernel/contract.ts'
import { calendarDayOf } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { AffiliateAccount, getInfo as contract } from '../contract.ts'
import { findPartner, type LinkRow, readLinks } from './partner-store.ts'
import { readAppliedAt } from './store.ts'

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
  }
}

export const linksOf = (links: readonly LinkRow[]): AffiliateAccount['links'] =>
  links.map(({ id, name, trackingId }) => ({ id, name, path: `/?tracking_id=${trackingId}` }))
