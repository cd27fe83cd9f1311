import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { firstIdOf } from '#kernel/id.ts'
import { checkFile } from '../archive/recorded-files.ts'
import type { Reader } from '../db/database.ts'
import { type EarlierPlay, type EarlierSpan, type PlayPart, sumPlay } from '../earlier-play.ts'
import type { ServerFeature } from '../feature.ts'
import { ROUND_FILES, ROUNDS } from './round-files.ts'

const FILE = 'file '
const TABLE = 'table '

const COLUMNS = [
  'player',
  'mode',
  'game',
  'definition_hash',
  'stake',
  'win',
  'from_won',
  'free_spins',
  'at_micros',
  'steps',
] as const

/**
 * House rounds, first those in files, file by file, then those in the table. Meanwhile none may leave the table
 * (`roundsCountedUntil`), or it would be in neither or in both.
 */
export const sumEarlierRounds =
  (folder: string, provider: string): NonNullable<ServerFeature['sumEarlierPlay']> =>
  async (db, span) => {
    if (!span.after.startsWith(TABLE)) {
      const file = await nextFile(db, span.after.slice(FILE.length))
      if (file) return { parts: await sumFile(db, { folder, file, provider }, span), cursor: FILE + file }
    }
    return sumTable(db, provider, span)
  }

async function nextFile(db: Reader, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ file: string }>`
    select file from game_round_file where file > ${after} order by file limit 1`.execute(db)
  return rows[0]?.file
}

interface FileOf {
  readonly folder: string
  readonly file: string
  readonly provider: string
}

async function sumFile(db: Reader, { folder, file, provider }: FileOf, { before }: EarlierSpan): Promise<PlayPart[]> {
  await checkFile(db, ROUNDS, folder, file)
  const parts = new Map<string, PlayPart>()
  for await (const page of ROUND_FILES.read(join(folder, file), undefined, COLUMNS)) {
    for (const part of await sumPlay(db, pageRows(page, provider, before))) addPart(parts, part)
  }
  return [...parts.values()]
}

/** A round in several steps is settled by its last one. */
function pageRows(page: readonly object[], provider: string, before: number): RawBuilder<unknown> {
  const text = JSON.stringify(page, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
  return sql`
    select r.player, ${provider} as provider, r.game, r.definition_hash as version, r.mode, r.stake, r.win, r.from_won as won_stake,
      r.free_spins is not null as is_free, timestamptz 'epoch' + r.micros * interval '1 microsecond' as at
    from (
      select f.*, coalesce((select max((s ->> 'at')::bigint) from jsonb_array_elements(f.steps::jsonb) s), f.at_micros) as micros
      from jsonb_to_recordset(${text}::jsonb) as f (player text, mode text, game text, definition_hash text, stake numeric,
        win numeric, from_won numeric, free_spins text, at_micros bigint, steps text)
    ) r where r.micros < ${String(before)}::bigint * 1000`
}

const SUMMED = ['rounds', 'stake', 'win', 'won_stake', 'free_rounds', 'free_stake'] as const

function addPart(parts: Map<string, PlayPart>, part: PlayPart): void {
  const { brand, hour, game, version, mode, is_test: isTest } = part
  const key = [brand, hour, game, version, mode, isTest].join(' ')
  const known = parts.get(key)
  const sums = SUMMED.map((name) => [name, String(BigInt(part[name]) + BigInt(known?.[name] ?? 0))])
  parts.set(key, { ...part, ...Object.fromEntries(sums) })
}

async function sumTable(db: Reader, provider: string, { before, after, roundsMax }: EarlierSpan): Promise<EarlierPlay | null> {
  const from = after.startsWith(TABLE) ? after.slice(TABLE.length) : ''
  const end = firstIdOf('rnd', before)
  if (from >= end) return null
  const { rows } = await sql<{ id: string }>`
    select id from game_round where id > ${from} and id < ${end} order by id offset ${roundsMax} limit 1`.execute(db)
  const until = rows[0]?.id ?? end
  const parts = await sumPlay(
    db,
    sql`
      select * from (
        select r.player, ${provider} as provider, r.game, r.definition_hash as version, r.mode, r.stake, r.win, r.from_won as won_stake,
          r.free_spins is not null as is_free,
          case when r.choices is null then r.at else coalesce((select max(s.at) from game_round_step s where s.round = r.id), r.at) end as at
        from game_round r where r.id > ${from} and r.id <= ${until} and r.open_in is null
      ) settled where at < ${new Date(before)}`,
  )
  return { parts, cursor: TABLE + until }
}
