import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { archivedFiles } from '../../archive/testing/archived-files.ts'
import { readHistory } from '../../audit/history.ts'
import { readTrail } from '../../audit/index.ts'
import type { TestDatabase } from '../../testing/database.ts'
import { createTestLog } from '../../testing/test-log.ts'
import type { AuditMove } from '../archive-audit.ts'

const PLAYERS = ['one', 'two', 'six'].map((name) => `plr_01jnef6fm00000000000000${name}`)
export const [ONE, TWO, SIX] = PLAYERS as [string, string, string]
export const OPERATOR = 'opr_01jnef6fm00000000000000ann'
export const NOW = Date.parse('2026-05-20T12:00:00Z')
/** Which an entry on a player has, and no other one. */
export const wordsOf = (player: string): string => `secret-of-${player.slice(-3)}`

export interface AuditFixture {
  readonly db: TestDatabase
  readonly folder: string
}

export const workOf = ({ db, folder }: AuditFixture, more: Partial<AuditMove> = {}): AuditMove => ({
  archivist: db.archivist,
  log: createTestLog(),
  archive: { folder, afterMonths: 1 },
  now: NOW,
  inUse: [],
  entriesPerFile: 40,
  ...more,
})

/** An entry each day since 1 March on each player, by that player, by an operator, or by nobody. */
export async function auditDaily({ db }: AuditFixture, days = 81): Promise<void> {
  await db.pool.query(
    `insert into audit_event (at, brand, actor_kind, actor, subject, what, why, before, after, address)
     select timestamptz '2026-03-01 09:30:00.123Z' + day * interval '1 day' + nth * interval '1 second',
       'velmora', (array['player', 'operator', 'job'])[1 + day % 3], (array[player, $2, null])[1 + day % 3], player,
       (array['password-changed', 'person-corrected'])[1 + day % 2], case day % 3 when 1 then 'ñ "' || words || '" 🚀' when 2 then 'details-differ' end,
       case when day % 4 = 0 then jsonb_build_object('b', words, 'a', 12345678901234567890.12, 'id', player) end,
       jsonb_build_object('day', day), '203.0.113.' || day
     from generate_series(0, $3 - 1) as day, unnest($1::text[]) with ordinality as p (player, nth),
       lateral (select 'secret-of-' || right(player, 3)) as w (words)
     order by 1`,
    [PLAYERS, OPERATOR, days],
  )
}

/** Everything that readers say of these players. */
export const everyAnswer = ({ db, folder }: AuditFixture): Promise<string[]> =>
  Promise.all(
    PLAYERS.map(async (player) => {
      const ctx = { reader: db.reader, auditFolder: folder, log: createTestLog() }
      const trails = [{ max: 1_000 }, { max: 30 }, { max: 5, what: 'person-corrected' }].map((asked) =>
        readTrail(db.reader, ctx, { subject: player, ...asked }),
      )
      const { rows: history } = await readHistory(ctx, { brand: 'velmora', subjects: [player, 'no-such-subject'] }, 60)
      const ids = history.map(({ id }) => String(id))
      return JSON.stringify([await Promise.all(trails), history.map(({ id: _, ...entry }) => entry), ids])
    }),
  )

export const inTable = async ({ db }: AuditFixture, subject: string): Promise<number> =>
  (await db.pool.query('select from audit_event where subject = $1', [subject])).rowCount ?? 0

export const files = ({ folder }: AuditFixture): string[] => archivedFiles(folder)

/** Files that have these words anywhere, whether they are recorded or not. One that cannot be read has none that are read. */
export async function filesWith(bench: AuditFixture, words: string): Promise<string[]> {
  const found = await Promise.all(files(bench).map((file) => textOf(join(bench.folder, file))))
  return files(bench).filter((_, nth) => found[nth]!.includes(words))
}

async function textOf(path: string): Promise<string> {
  const file = await asyncBufferFromFile(path)
  const compressors = { ZSTD: (input: Uint8Array): Uint8Array => zstdDecompressSync(input) }
  const rows = await parquetReadObjects({ file, compressors })
  return rows.map((row) => Object.values(row).join(' ')).join('\n') + readFileSync(path, 'latin1')
}
