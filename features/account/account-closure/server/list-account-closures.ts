import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Instant } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { ClosureRequest, listClosures as contract } from '../contract.ts'
import { dueDays, kindOf, stateOf } from './rules.ts'
import type { AccountClosure } from './account-closure.ts'
import { listLatest } from './store.ts'

const PAGE = 50

/** What players requested and the deadline for each: the log that proves it was done. */
export async function listClosures(
  ctx: OperatorContext,
  { query: { before } }: Pick<InputOf<typeof contract>, 'query'>,
): Promise<ReplyOf<typeof contract>> {
  return ctx.show<ReplyOf<typeof contract>>('closings', async (tx) => {
    const rows = await listLatest(tx, { brand: ctx.theme.id, before, max: PAGE + 1 })
    const shown = rows.slice(0, PAGE)
    const next = rows.length > PAGE ? shown.at(-1)!.id.toString() : null
    const requests = shown.map((row) => toWire(row, ctx.clock.now()))
    return { seen: shown.map(({ player }) => player), value: { success: true, data: { requests, next } } }
  })
}

function toWire(closure: AccountClosure, now: Instant): ClosureRequest {
  const { from, acknowledgeBy, answerBy, lastDay } = dueDays(closure)
  const state = stateOf(closure)
  const doneAt = closure.reopenedAt ?? closure.erasedAt ?? (state === 'closed' ? closure.endedAt : null)
  return {
    id: closure.id.toString(),
    player: closure.player,
    kind: kindOf(closure),
    reason: closure.reason,
    askedAt: iso(from),
    acknowledgedAt: closure.acknowledgedAt === null ? null : iso(closure.acknowledgedAt),
    acknowledgeBy: iso(acknowledgeBy),
    answerBy: iso(answerBy),
    lastDay: iso(lastDay),
    state,
    isLate: doneAt === null && now > answerBy,
    endsAt: iso(closure.endsAt),
    doneAt: doneAt === null ? null : iso(doneAt),
    owedWinnings: closure.owedWinnings === null ? null : Number(closure.owedWinnings),
  }
}

const iso = (at: Instant): string => new Date(at).toISOString()
