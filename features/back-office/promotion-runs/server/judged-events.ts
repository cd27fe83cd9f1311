import type { Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { localTimeOf } from '#kernel/time.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type { FoundPlayer } from '#platform/auth/search-players.ts'
import type { PromotionEvent } from '#promotions/definition.ts'
import { readCellAt } from '#promotions/cells/store.ts'
import { type LogEntry, logWanted, readLog } from '#promotions/rebuild/read-log.ts'
import { replayCell } from '#promotions/rebuild/replay-cell.ts'
import type { Explanation } from '../contract.ts'
import type { FoundRun } from './find-run.ts'

const SHOWN_MAX = 20
/** A player's stored rounds are unlimited; those from before explain nothing that is asked today. */
const BEFORE_START_MS = 86_400_000

type Judged = Explanation['events']

/**
 * The player's last events that the promotion hears, newest first, each with the step's own reason where it did not count.
 * The log is replayed from the run's start, so that each event meets the cell that it met.
 */
export async function judgedEvents(
  ctx: OperatorContext,
  tx: Tx,
  { known, account, slices }: FoundRun & { readonly account: FoundPlayer; readonly slices: readonly ServerFeature[] },
): Promise<Judged> {
  const wanted = logWanted(known, [account.id])
  const log = await readLog(tx, slices, { ...wanted, since: wanted.since - BEFORE_START_MS })
  const judged: Judged = []
  const tell = (event: PromotionEvent, reason: string | null) => {
    judged.push({
      at: localTimeOf(event.at, ctx.theme.timeZone).replace('T', ' '),
      type: event.type,
      about: aboutOf(event),
      reason,
    })
  }
  const entries = log.get(account.id) ?? []
  const stored = await readCellAt(tx, account.id, known.run.id)
  // Nothing counts for a player who has not joined.
  const joinedAt = known.joins === null ? undefined : stored ? stored.joinedAt : Infinity
  try {
    if (known.fault) throw known.fault
    const watch = (entry: LogEntry, ignored: string | null): void => {
      if (entry.kind === 'event') tell(entry.event, ignored)
    }
    replayCell(known, entries, ctx.clock.now(), { joinedAt, watch })
  } catch (error) {
    const failed = entries.filter(({ kind }) => kind === 'event')[judged.length]
    if (failed?.kind === 'event') tell(failed.event, `failed: ${String(error).slice(0, 200)}`)
  }
  return judged.toReversed().slice(0, SHOWN_MAX)
}

/** What tells one event from another: `sweet-seven, TournamentPoints, rnd_1`. */
function aboutOf({ payload }: PromotionEvent): string {
  const { game, mode, roundId, orderId, day } = payload as Readonly<Record<string, unknown>>
  return [game, mode, roundId, orderId, day].filter((each) => typeof each === 'string').join(', ')
}
