import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Tx } from '#platform/db/database.ts'
import { readWholeSince } from '#platform/event-archive/read-archive.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readRebuild as read } from '#promotions/rebuild/read-rebuild.ts'
import type { Difference, RebuiltState } from '#promotions/rebuild/rebuild-player.ts'
import {
  approveRebuild as approve,
  discardRebuild as discard,
  openRebuild,
  type RebuildDecision,
  refuseRebuild,
} from '#promotions/rebuild/rebuild-run.ts'
import type * as contract from '../contract.ts'
import { findRun } from './find-run.ts'
import { valueText } from './value-text.ts'

type Slices = () => readonly ServerFeature[]
type StartReply = ReplyOf<typeof contract.startRebuild>
type DecisionReply = ReplyOf<typeof contract.approveRebuild>

const LISTED_MAX = 200

export const readRebuild =
  (slices: Slices) =>
  async (
    ctx: OperatorContext,
    { params: { id } }: InputOf<typeof contract.readRebuild>,
  ): Promise<ReplyOf<typeof contract.readRebuild>> => {
    const { campaign } = await findRun(ctx, slices(), id)
    const found = await read(ctx.reader, campaign.id, LISTED_MAX)
    if (!found) return { success: true, data: { rebuild: null } }
    const { requestedBy, requestedAt, rows, ...head } = found
    const rebuild = {
      ...head,
      id: String(found.id),
      requestedBy: { name: requestedBy.name, isYou: requestedBy.id === ctx.operator.id },
      requestedAt: new Date(requestedAt).toISOString(),
      rows: rows.map(({ difference, ...row }) => ({ ...row, ...toWire(difference) })),
    }
    return { success: true, data: { rebuild } }
  }

const toWire = (difference: Difference | null) => ({
  stored: difference && stateOf(difference.stored),
  rebuilt: difference && stateOf(difference.rebuilt),
  missing: grantsOf(difference?.missing),
  surplus: grantsOf(difference?.surplus),
})

const stateOf = ({ cell, points }: RebuiltState) => ({
  cell: cell === null ? null : JSON.stringify(cell),
  points: Object.entries(points).map(([board, own]) => ({ board, points: own })),
})

const grantsOf = (grants: Difference['missing'] = []) => grants.map(({ key, value }) => ({ key, value: valueText(value) }))

/** The first of two operators. The comparison runs in the background. */
export const startRebuild =
  (slices: Slices) =>
  async (ctx: OperatorContext, { body: { run, why } }: InputOf<typeof contract.startRebuild>): Promise<StartReply> => {
    const { known, campaign } = await findRun(ctx, slices(), run)
    const refused = refuseRebuild(known, await readWholeSince(ctx.reader))
    if (refused) return { success: false, reasonType: refused }
    return ctx.change<StartReply>(async (tx) => {
      const isOpened = await openRebuild(tx, { run: campaign.id, by: ctx.operator.id, at: ctx.clock.now() })
      if (!isOpened) return { audit: null, value: { success: false, reasonType: 'open' } }
      return { audit: { subject: campaign.id, what: 'promotion-rebuild-started', why }, value: { success: true } }
    })
  }

/** The second one. */
export const approveRebuild = (slices: Slices) =>
  decide(slices, 'promotion-rebuild-approved', (tx, ctx, key) => approve(tx, { ...key, by: ctx.operator.id }))

export const discardRebuild = (slices: Slices) => decide(slices, 'promotion-rebuild-discarded', (tx, _, key) => discard(tx, key))

type Key = Parameters<typeof discard>[1]

const decide =
  (slices: Slices, what: string, work: (tx: Tx, ctx: OperatorContext, key: Key) => Promise<RebuildDecision>) =>
  async (ctx: OperatorContext, { body }: InputOf<typeof contract.approveRebuild>): Promise<DecisionReply> => {
    const { campaign } = await findRun(ctx, slices(), body.run)
    const { rebuild, why } = body
    return ctx.change<DecisionReply>(async (tx) => {
      const outcome = await work(tx, ctx, { run: campaign.id, rebuild: BigInt(rebuild), at: ctx.clock.now() })
      if (outcome !== 'done') return { audit: null, value: { success: false, reasonType: outcome } }
      return { audit: { subject: campaign.id, what, why, after: { rebuild } }, value: { success: true } }
    })
  }
