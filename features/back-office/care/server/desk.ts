import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { addDays, type Instant, startOfDay } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import * as contract from '../contract.ts'
import { insertContact, readLog } from './contacts.ts'
import { refusalToClose, refusalToPutOff, refusalToResume } from './rules.ts'
import { readMessages } from './send-message.ts'
import {
  type CaseRow,
  countOpen,
  findCase,
  type HeldCase,
  listOpen,
  lockCase,
  readMarkers,
  setClosed,
  setDue,
  setResumed,
} from './store.ts'

const CASES_MAX = 100
const MARKERS_MAX = 400

export const listCare = (ctx: OperatorContext): Promise<ReplyOf<typeof contract.listCare>> =>
  ctx.show<ReplyOf<typeof contract.listCare>>('care', async (tx) => {
    const rows = await listOpen(tx, ctx.theme.id, CASES_MAX)
    const total = await countOpen(tx, ctx.theme.id)
    const cases = rows.map((row) => toWire(row, ctx.clock.now()))
    return { seen: rows.map(({ playerId }) => playerId), value: { success: true, data: { cases, total } } }
  })

export const readCare =
  (slices: () => readonly ServerFeature[]) =>
  (ctx: OperatorContext, { params: { id } }: InputOf<typeof contract.readCare>): Promise<ReplyOf<typeof contract.readCare>> =>
    ctx.show<ReplyOf<typeof contract.readCare>>('care-case', async (tx) => {
      const no = numberOf(id)
      const row = await findCase(tx, ctx.theme.id, no)
      if (!row) throw missing()
      const away = row.isAccountClosed || (await isAway(ctx, slices(), tx, row))
      const [evidence, log] = [await readMarkers(tx, no, MARKERS_MAX), await readLog(tx, no)]
      const data = {
        ...toWire(row, ctx.clock.now()),
        closed: closedOf(row),
        isAway: away,
        isStopped: row.isStopped,
        may: {
          resume: refusalToResume(row) === null,
          putOff: refusalToPutOff(row) === null,
          close: refusalToClose(row) === null,
        },
        resumed: resumedOf(row),
        messages: await readMessages(tx, no),
        state: row.state,
        since: iso(row.since),
        evidence: byDay(evidence),
        log,
      }
      return { seen: [row.playerId], value: { success: true, data } }
    })

async function isAway(ctx: OperatorContext, slices: readonly ServerFeature[], tx: Tx, { playerId }: CaseRow): Promise<boolean> {
  for (const { notReceiving } of slices) if (((await notReceiving?.(ctx.visit, tx, [playerId])) ?? []).length > 0) return true
  return false
}

const missing = () => new AppError('not-found', 'There is no such case.')
const iso = (at: Instant): string => new Date(at).toISOString()

const toWire = (row: CaseRow, now: Instant): contract.CareCase => ({
  id: String(row.id),
  player: { id: row.playerId, login: row.login },
  level: row.level,
  openedAt: iso(row.openedAt),
  dueAt: iso(row.dueAt),
  isOverdue: row.closedAt === null && row.dueAt <= now,
  evidenceOn: row.evidenceOn,
  contacts: row.contacts,
})

const closedOf = ({ closedAt, closedBy, outcome, closedWhy }: CaseRow): contract.CaseFile['closed'] =>
  closedAt === null ? null : { at: iso(closedAt), by: closedBy ?? 'system', outcome: outcome ?? '', why: closedWhy ?? '' }

const resumedOf = ({ resumedAt, resumedBy, resumedWhy }: CaseRow): contract.CaseFile['resumed'] =>
  resumedAt === null ? null : { at: iso(resumedAt), by: resumedBy ?? 'system', why: resumedWhy ?? '' }

function byDay(rows: Awaited<ReturnType<typeof readMarkers>>): contract.CaseFile['evidence'] {
  const days = Map.groupBy(rows, ({ day }) => day)
  return [...days].map(([day, markers]) => ({ day, markers: markers.map(({ day: _, ...marker }) => marker) }))
}

export function noteContact(
  ctx: OperatorContext,
  { params: { id }, body }: InputOf<typeof contract.noteContact>,
): Promise<ReplyOf<typeof contract.noteContact>> {
  return ctx.change<ReplyOf<typeof contract.noteContact>>(async (tx) => {
    const { no, player, isClosed } = await held(ctx, tx, id)
    if (isClosed) return refused('closed')
    const contact = { careCase: no, player, by: ctx.operator.id, at: ctx.clock.now(), ...body }
    const outcome = await insertContact(tx, contact)
    if (outcome === 'taken') return refused('key-taken')
    const { channel, answered } = body
    const audit = { subject: player, what: 'care-contacted', after: { case: no, channel, answered } }
    return { audit: outcome === 'known' ? null : audit, value: { success: true } }
  })
}

/** Ends a stop of play: for all accounts of the person, unless another of their cases stops them. */
export function resumePlay(
  ctx: OperatorContext,
  { params: { id }, body: { why } }: InputOf<typeof contract.resumePlay>,
): Promise<ReplyOf<typeof contract.resumePlay>> {
  return ctx.change<ReplyOf<typeof contract.resumePlay>>(async (tx) => {
    const { no, player, ...found } = await held(ctx, tx, id)
    const refusal = refusalToResume(found)
    if (refusal) return refused(refusal)
    await setResumed(tx, no, { at: ctx.clock.now(), by: ctx.operator.id, why })
    return { audit: { subject: player, what: 'care-play-resumed', why, after: { case: no } }, value: { success: true } }
  })
}

export function closeCare(
  ctx: OperatorContext,
  { params: { id }, body: { outcome, why } }: InputOf<typeof contract.closeCare>,
): Promise<ReplyOf<typeof contract.closeCare>> {
  return ctx.change<ReplyOf<typeof contract.closeCare>>(async (tx) => {
    const { no, player, ...found } = await held(ctx, tx, id)
    const refusal = refusalToClose(found)
    if (refusal) return refused(refusal)
    await setClosed(tx, no, { at: ctx.clock.now(), by: ctx.operator.id, outcome, why })
    return { audit: { subject: player, what: 'care-closed', why, after: { case: no, outcome } }, value: { success: true } }
  })
}

export function snoozeCare(
  ctx: OperatorContext,
  { params: { id }, body: { until, why } }: InputOf<typeof contract.snoozeCare>,
): Promise<ReplyOf<typeof contract.snoozeCare>> {
  return ctx.change<ReplyOf<typeof contract.snoozeCare>>(async (tx) => {
    const { no, player, dueAt, ...found } = await held(ctx, tx, id)
    const refusal = refusalToPutOff(found)
    if (refusal) return refused(refusal)
    const { mild, serious } = contract.SNOOZE_DAYS_MAX
    if (until <= ctx.today) return refused('not-later')
    if (until > addDays(ctx.today, found.level >= contract.SERIOUS_LEVEL ? serious : mild)) return refused('too-far')
    const next = startOfDay(until as typeof ctx.today, ctx.theme.timeZone)
    if (next === dueAt) return { audit: null, value: { success: true } }
    await setDue(tx, no, next)
    const change = { before: { due: iso(dueAt) }, after: { case: no, due: iso(next) } }
    return { audit: { subject: player, what: 'care-snoozed', why, ...change }, value: { success: true } }
  })
}

export async function held(ctx: OperatorContext, tx: Tx, id: string): Promise<HeldCase & { readonly no: number }> {
  const no = numberOf(id)
  const found = await lockCase(tx, ctx.theme.id, no)
  if (!found) throw missing()
  return { ...found, no }
}

/** The row of a case's id. */
function numberOf(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw missing()
  return Number(id)
}

export const refused = <R extends string>(reasonType: R) => ({ audit: null, value: { success: false as const, reasonType } })
