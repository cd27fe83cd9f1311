import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Instant } from '#kernel/time.ts'
import { asOperator } from '#platform/auth/operators.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ClosingRequest, listClosings as contract } from '../contract.ts'
import { dueDays, kindOf, stateOf } from './rules.ts'
import type { Closing } from './closing.ts'
import { listLatest } from './store.ts'

const PAGE = 50

/** What players asked for and by when each has to be done: the log that shows it was. */
export async function listClosings(
  visit: VisitorContext,
  { query: { before } }: Pick<InputOf<typeof contract>, 'query'>,
): Promise<ReplyOf<typeof contract>> {
  const ctx = await asOperator(visit, 'players-read')
  const rows = await listLatest(ctx.reader, { brand: ctx.theme.id, before, max: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const next = rows.length > PAGE ? shown.at(-1)!.id.toString() : null
  return { success: true, data: { requests: shown.map((row) => toWire(row, ctx.clock.now())), next } }
}

function toWire(closing: Closing, now: Instant): ClosingRequest {
  const { from, acknowledgeBy, answerBy, lastDay } = dueDays(closing)
  const state = stateOf(closing)
  const doneAt = closing.reopenedAt ?? closing.erasedAt ?? (state === 'closed' ? closing.endedAt : null)
  return {
    id: closing.id.toString(),
    player: closing.player,
    kind: kindOf(closing),
    reason: closing.reason,
    askedAt: iso(from),
    acknowledgedAt: closing.acknowledgedAt === null ? null : iso(closing.acknowledgedAt),
    acknowledgeBy: iso(acknowledgeBy),
    answerBy: iso(answerBy),
    lastDay: iso(lastDay),
    state,
    isLate: doneAt === null && now > answerBy,
    endsAt: iso(closing.endsAt),
    doneAt: doneAt === null ? null : iso(doneAt),
    owedWinnings: closing.owedWinnings === null ? null : Number(closing.owedWinnings),
  }
}

const iso = (at: Instant): string => new Date(at).toISOString()
