import { findGame, playableGames } from '#games/all.ts'
import { gameSwitch, versionSwitch } from '#features/play/house-games/contract.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { readOperatorNames } from '#platform/auth/operators/operator-team.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { readFeatureSwitches, setFeatureSwitch } from '#platform/theme/live-settings.ts'
import type * as contract from '../contract.ts'
import { continueAct } from './run-acts.ts'
import { spanOf } from './scope.ts'
import * as store from './store.ts'
import { type BrandSpan, countOf, sumRoundsLeft } from './voidable-rounds.ts'
import { versionsOf } from './versions.ts'

type Slices = () => readonly ServerFeature[]
type Proposed = ReplyOf<typeof contract.proposeVoid>
type Decided = ReplyOf<typeof contract.decideVoid>

/** The first pages of an approved act are voided before the reply; the job does the rest. */
const PAGES_AT_ONCE = 1
const ACTS_SHOWN = 50

const titleOf = (game: string): string => findGame(game)?.title ?? game

export const previewVoidWith =
  (slices: Slices) =>
  async (
    ctx: OperatorContext,
    { body: { scope } }: InputOf<typeof contract.previewVoid>,
  ): Promise<ReplyOf<typeof contract.previewVoid>> => {
    const scoped = await spanOf(ctx.reader, whereOf(ctx, slices), scope)
    if ('refusal' in scoped) return { success: false, reasonType: scoped.refusal }
    const sums = await sumRoundsLeft(ctx.reader, slices(), scoped.span)
    const { game } = scoped.span
    return { success: true, data: { game, title: titleOf(game), rounds: countOf(sums), sums } }
  }

const whereOf = ({ theme, clock }: OperatorContext, slices: Slices) => ({
  brand: theme.id,
  now: clock.now(),
  slices: slices(),
})

/** Asks a second operator. The game is switched off at once: stopping harm waits for nobody. */
export const proposeVoidWith =
  (slices: Slices) =>
  async (ctx: OperatorContext, { body }: InputOf<typeof contract.proposeVoid>): Promise<Proposed> =>
    ctx.change<Proposed>(async (tx) => {
      const refused = (reasonType: Extract<Proposed, { success: false }>['reasonType']) => ({
        audit: null,
        value: { success: false, reasonType } as const,
      })
      await store.lockRequest(tx, ctx.operator.id, ctx.idempotencyKey)
      const known = await store.findByRequest(tx, ctx.operator.id, ctx.idempotencyKey)
      if (known) return { audit: null, value: { success: true, data: { id: known.id } } }
      const scoped = await spanOf(tx, whereOf(ctx, slices), body.scope)
      if ('refusal' in scoped) return refused(scoped.refusal)
      const { span } = scoped
      await store.lockGame(tx, span)
      if (await store.hasOpenAct(tx, span)) return refused('waiting-already')
      const sums = await sumRoundsLeft(tx, slices(), span)
      if (countOf(sums) !== body.rounds) return refused('changed')
      const id = ctx.newId('vac')
      const { reason, why, takesWins } = body
      const switchedOff = body.switchesOff && (await switchOff(ctx, tx, span, why))
      await store.insertAct(tx, {
        ...span,
        id,
        reason,
        why,
        takesWins,
        switchedOff,
        requestKey: ctx.idempotencyKey,
        askedBy: ctx.operator.id,
        askedAt: ctx.clock.now(),
      })
      const after = { ...auditedSpan(span), reason, takesWins, switchedOff, sums }
      return { audit: { subject: id, what: 'void-proposed', why, after }, value: { success: true, data: { id } } }
    })

const auditedSpan = ({ game, definitionHash, first, last }: BrandSpan) => ({ game, definitionHash, first, last })

/** The game, or the version that the act is about. False if it was off already. */
async function switchOff(ctx: OperatorContext, tx: Tx, span: BrandSpan, reason: string): Promise<boolean> {
  const { game: subject, definitionHash } = span
  const feature = definitionHash === null ? gameSwitch(subject) : versionSwitch(subject, definitionHash)
  const isChanged = await setFeatureSwitch(tx, { brand: ctx.theme.id, feature, isOn: false })
  if (!isChanged) return false
  const actor = { kind: 'operator', id: ctx.operator.id } as const
  const what = definitionHash === null ? 'game-switched-off' : 'game-version-switched-off'
  const after = { reason, ...(definitionHash !== null && { definitionHash }) }
  await audit(tx, ctx, { actor, subject, what, after, address: ctx.address })
  return true
}

/** The act that was seen, by another operator than its author. Rejecting is open to the author too. */
export const decideVoidWith =
  (slices: Slices) =>
  async (
    ctx: OperatorContext,
    { body: { id, isApproved, rounds, why } }: InputOf<typeof contract.decideVoid>,
  ): Promise<Decided> => {
    const reply = await ctx.change<Decided>(async (tx) => {
      const refused = (reasonType: Extract<Decided, { success: false }>['reasonType']) => ({
        audit: null,
        value: { success: false, reasonType } as const,
      })
      const act = await store.lockAct(tx, ctx.theme.id, id)
      if (!act) throw new AppError('not-found', 'There is no such act.')
      if (act.state !== 'waiting') return refused('changed')
      const by = ctx.operator.id
      if (isApproved && act.askedBy === by) return refused('your-own')
      const sums = await sumRoundsLeft(tx, slices(), act)
      if (isApproved && countOf(sums) !== rounds) return refused('changed')
      await store.decideAct(tx, id, { isApproved, by, at: ctx.clock.now() })
      const what = isApproved ? 'void-approved' : 'void-rejected'
      const after = { ...auditedSpan(act), askedBy: act.askedBy, sums }
      return { audit: { subject: id, what, why, after }, value: { success: true } }
    })
    if (reply.success && isApproved) await begin(ctx, slices, id)
    return reply
  }

/** The decision stands, whatever happens here: the job goes on. */
async function begin(ctx: OperatorContext, slices: Slices, id: string): Promise<void> {
  const act = await store.findAct(ctx.reader, id)
  if (act?.state !== 'running') return
  await continueAct(ctx.visit, slices(), act, PAGES_AT_ONCE).catch((error: unknown) => {
    ctx.log.error({ err: error, act: id }, 'an act that voids rounds could not begin')
  })
}

export const listVoidsWith =
  (slices: Slices) =>
  async (ctx: OperatorContext): Promise<ReplyOf<typeof contract.listVoids>> => {
    const { reader, theme } = ctx
    const acts = await store.listActs(reader, theme.id, ACTS_SHOWN)
    const [names, done, versions, switches] = await Promise.all([
      readOperatorNames(reader),
      store.readDone(
        reader,
        acts.map(({ id }) => id),
      ),
      versionsOf(reader),
      readFeatureSwitches(reader, theme.id),
    ])
    const shown: contract.VoidAct[] = []
    for (const act of acts) {
      const left = await leftOf(reader, slices(), act)
      shown.push(toAct(ctx, act, { names, left, done: done.get(act.id) ?? [] }))
    }
    const games = playableGames.map(({ slug, title }) => ({
      slug,
      title,
      versions: versions.get(slug) ?? [],
      isOn: switches.get(gameSwitch(slug)) !== false,
    }))
    return { success: true, data: { games, acts: shown } }
  }

const leftOf = async (db: Reader, slices: readonly ServerFeature[], act: store.StoredAct) =>
  act.state === 'waiting' || act.state === 'running' ? sumRoundsLeft(db, slices, act) : []

interface Shown {
  readonly names: ReadonlyMap<string, string>
  readonly left: contract.VoidSum[]
  readonly done: store.DoneSum[]
}

function toAct({ operator }: OperatorContext, act: store.StoredAct, { names, left, done }: Shown): contract.VoidAct {
  const { from, until } = store.periodOf(act)
  const nameOf = (id: string): string => names.get(id) ?? id
  return {
    id: act.id,
    state: act.state,
    game: act.game,
    title: titleOf(act.game),
    definitionHash: act.definitionHash,
    round: store.isSingle(act) ? act.first : null,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    reason: act.reason,
    why: act.why,
    takesWins: act.takesWins,
    switchedOff: act.switchedOff,
    by: nameOf(act.askedBy),
    isYours: act.askedBy === operator.id,
    at: new Date(act.askedAt).toISOString(),
    decidedBy: act.decidedBy && nameOf(act.decidedBy),
    doneAt: act.doneAt === null ? null : new Date(act.doneAt).toISOString(),
    left,
    done,
  }
}
