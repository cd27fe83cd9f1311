import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Context } from '#platform/context.ts'
import { copiedRows, rowsToRead } from '#platform/db/copied-rows.ts'
import type { Reader } from '#platform/db/database.ts'
import { readOwnRows } from '#platform/db/own-rows.ts'
import { mergeNewest, notBefore, type Rounds } from './archived.ts'

interface CopiedRow {
  readonly id: string
}

/** What the copy of a player's data has of rounds, those of the table and of files alike, and of free spins. */
export const personalRoundsIn =
  (rounds: Rounds) =>
  async ({ reader }: Pick<Context, 'reader'>, player: Id<'plr'>): Promise<Record<string, unknown>> => {
    const max = rowsToRead()
    const ofRounds = ['game_round', 'id', 'at', 'game', 'mode', 'stake', 'win', 'free_spins'] as const
    const inTable = (await readOwnRows(reader, ofRounds, player)) as CopiedRow[]
    const ofSpins = ['game_free_spins', 'expires_at', 'game', 'mode', 'stake', 'count', 'used'] as const
    return copiedRows({
      rounds: await mergeNewest(inTable, copiesOf(reader, rounds, player, notBefore(inTable, max, null)), max),
      freeSpins: await readOwnRows(reader, ofSpins, player),
    })
  }

const COPIED_AT_ONCE = 500

/** In the form that the database gives to rows of the table. */
async function* copiesOf(
  db: Reader,
  { archived }: Rounds,
  player: Id<'plr'>,
  since: string | undefined,
): AsyncGenerator<CopiedRow> {
  let page: object[] = []
  const inForm = async (): Promise<CopiedRow[]> => {
    const { rows } = await sql<{ row: CopiedRow }>`
      select to_jsonb(own) as row from jsonb_to_recordset(${JSON.stringify(page)}::jsonb)
        as own (id text, at timestamptz, game text, mode text, stake bigint, win bigint, free_spins text)`.execute(db)
    page = []
    return rows.map(({ row }) => row)
  }
  const columns = ['id', 'at_micros', 'game', 'mode', 'stake', 'win', 'free_spins'] as const
  for await (const round of archived(db, player, { since, columns })) {
    const { id, at, game, mode, stake, win, free_spins } = round
    page.push({ id, at: new Date(at).toISOString(), game, mode, stake: String(stake), win: String(win), free_spins })
    if (page.length >= COPIED_AT_ONCE) yield* await inForm()
  }
  if (page.length > 0) yield* await inForm()
}
