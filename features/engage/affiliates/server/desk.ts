import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type * as contract from '../shared/operator-contract.ts'
import { countWaiting, keepDecision, lockApplication, readPartners, readWaiting } from './desk-store.ts'
import { mailDecision } from './mail-decision.ts'
import { readOwnAccounts } from './own-accounts.ts'
import { readPayouts } from './payouts.ts'
import { readAccountsOf } from './store.ts'
import { changePartner, insertLink, lockPartner, putPartner } from './partner-store.ts'

type Slices = () => readonly ServerFeature[]

const LISTED_MAX = 200
const PAYOUTS_LISTED_MAX = 1_000

type ListReply = ReplyOf<typeof contract.listAffiliates>

export const listAffiliates = (ctx: OperatorContext): Promise<ListReply> =>
  ctx.show<ListReply>('affiliates', async (tx) => {
    const waiting = await readWaiting(tx, ctx.theme.id, LISTED_MAX)
    const partners = await readPartners(tx, ctx.theme.id, LISTED_MAX)
    const ids = partners.map(({ id }) => id)
    const payouts = Map.groupBy(await readPayouts(tx, ids, PAYOUTS_LISTED_MAX), ({ player }) => player as string)
    const own = Map.groupBy(await readOwnAccounts(tx, ids, LISTED_MAX), ({ partner }) => partner as string)
    const seen = [
      ...waiting.map(({ id }) => `application:${id}`),
      ...ids,
      ...[...own.values()].flat().map(({ playerId }) => playerId),
    ]
    const applications = waiting.map(({ player: _, appliedAt, ...each }) => ({ ...each, appliedAt: timeOf(appliedAt) }))
    const shown = partners.map(({ admittedAt, endedAt, ...each }) => ({
      ...each,
      admittedAt: timeOf(admittedAt),
      endedAt: endedAt === null ? null : timeOf(endedAt),
      payouts: (payouts.get(each.id) ?? []).map(({ player: _, ...payout }) => payout),
      ownAccounts: (own.get(each.id) ?? []).map(({ partner: _, notedAt, ...account }) => ({
        ...account,
        notedAt: timeOf(notedAt),
      })),
    }))
    return { seen, value: { success: true, data: { applications, partners: shown } } }
  })

export const countApplications: NonNullable<ServerFeature['queue']>['countWaiting'] = ({ reader, theme }) =>
  countWaiting(reader, theme.id)

const timeOf = (at: number): string => new Date(at).toISOString()

type DecideReply = ReplyOf<typeof contract.decideApplication>

export const decideApplicationWith =
  (slices: Slices) =>
  (ctx: OperatorContext, { body }: InputOf<typeof contract.decideApplication>): Promise<DecideReply> =>
    ctx.change<DecideReply>(async (tx) => {
      const { applicationId, terms, why } = body
      const application = await lockApplication(tx, ctx.theme.id, applicationId)
      const refuse = (reasonType: Extract<DecideReply, { success: false }>['reasonType']) =>
        ({ audit: null, value: { success: false, reasonType } }) as const
      if (!application) return refuse('no-application')
      const { player, name, email, website, isAdmitted } = application
      const isAgain = isAdmitted === (terms !== null)
      if (isAdmitted !== null) return isAgain ? { audit: null, value: { success: true } } : refuse('decided-otherwise')
      if (terms && !player) return refuse('no-account')
      const at = ctx.clock.now()
      if (terms && player) {
        await putPartner(tx, { ...terms, player, brand: ctx.theme.id, name, at })
        await insertLink(tx, ctx.rng, { player, brand: ctx.theme.id, name: new URL(website).hostname.slice(0, 60), at })
      }
      await keepDecision(tx, applicationId, { isAdmitted: terms !== null, player, by: ctx.operator.id, at })
      await mailDecision(tx, ctx, { player, name, email, isAdmitted: terms !== null })
      await tellOthers(ctx, tx, slices(), await readAccountsOf(tx, applicationId))
      const what = terms ? 'affiliate-admitted' : 'affiliate-declined'
      // Of the account, if there is one: its erasure takes the operator's words, too.
      const subject = player ?? `application:${applicationId}`
      return { audit: { subject, what, why, after: { ...terms } }, value: { success: true } }
    })

type ChangeReply = ReplyOf<typeof contract.changeAffiliate>

export const changeAffiliateWith =
  (slices: Slices) =>
  (ctx: OperatorContext, { body }: InputOf<typeof contract.changeAffiliate>): Promise<ChangeReply> =>
    ctx.change<ChangeReply>(async (tx) => {
      const { partnerId, isEnded, why, ...terms } = body
      const known = await lockPartner(tx, ctx.theme.id, partnerId)
      // An erased account has no name, and no partnership to change.
      if (!known || known.name === '') return { audit: null, value: { success: false, reasonType: 'no-affiliate' } }
      const before = factsOf(known, known.endedAt !== null)
      const after = factsOf(terms, isEnded)
      if (JSON.stringify(before) === JSON.stringify(after)) return { audit: null, value: { success: true } }
      const endedAt = isEnded ? (known.endedAt ?? ctx.clock.now()) : null
      await changePartner(tx, { ...terms, player: known.player, endedAt })
      await tellOthers(ctx, tx, slices(), [known.player])
      return { audit: { subject: known.player, what: 'affiliate-changed', why, before, after }, value: { success: true } }
    })

const factsOf = ({ shareBasisPoints, contactName, contactEmail }: contract.PartnerTerms, isEnded: boolean) => ({
  shareBasisPoints,
  contactName,
  contactEmail,
  isEnded,
})

/** The official rules bar affiliates from entries (SWP-11): whoever compares accounts does so now. */
async function tellOthers(
  ctx: OperatorContext,
  tx: Tx,
  slices: readonly ServerFeature[],
  players: readonly Id<'plr'>[],
): Promise<void> {
  for (const { barredChanged } of slices) for (const player of players) await barredChanged?.(ctx.visit, tx, player)
}
