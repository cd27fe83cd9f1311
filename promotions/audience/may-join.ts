import { matches } from '#kernel/audience/evaluate.ts'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { readFacts } from './facts-store.ts'
import { factsOn, type StoredFacts } from './stored-facts.ts'

type Joining = Pick<KnownRun, 'audience' | 'joins'>

/** Whether these facts, as of that day, let a player join the run. No player joins a run for guests. */
export const fits = ({ audience, joins }: Joining, facts: StoredFacts | undefined, day: CalendarDay): boolean =>
  audience !== 'guests' && (joins === null || (facts !== undefined && matches(joins, factsOn(facts, day))))

/** Whether a player who has no cell in the run may join it now. */
export async function mayJoin(
  db: Reader,
  known: Joining,
  { player, day }: { player: Id<'plr'>; day: CalendarDay },
): Promise<boolean> {
  if (known.joins === null) return fits(known, undefined, day)
  return fits(known, (await readFacts(db, [player])).get(player), day)
}
