import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { encodeId, idTime } from '#kernel/id.ts'
import { archivedFiles } from '../archive/testing/archived-files.ts'
import { LOCKS } from '../db/locks.ts'
import { withClient } from '../testing/cluster.setup.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createTestLog } from '../testing/test-log.ts'
import { archiveRounds, type RoundArchiveWork } from './archive-rounds.ts'
import { type ArchivedRound, archivedRounds, findArchived } from './read-rounds.ts'

const PLAYERS = ['one', 'two', 'six'].map((name) => `plr_01jnef6fm00000000000000${name}`)
const [ONE, TWO] = PLAYERS as [string, string]
const NOW = Date.parse('2026-05-20T12:00:00Z')
const DAY = 86_400_000

let db: TestDatabase
let folder: string
beforeEach(async () => {
  db = await openTestDatabase({ connectionsMax: 8 })
  folder = mkdtempSync(join(tmpdir(), 'croupier-rounds-'))
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const work = (more: Partial<RoundArchiveWork> = {}): RoundArchiveWork => ({
  archivist: db.archivist,
  log: createTestLog(),
  archive: { folder, afterMonths: 1 },
  now: NOW,
  roundsPerFile: 10,
  ...more,
})
const idOf = (at: number, nth: number): string =>
  encodeId('rnd', at, new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, nth >> 8, nth & 255]))

/** A round each day since 1 March for each player: 31 days, 30 days, and 20 of the month that stays with April. */
const playDaily = (count = 81) => play(count, DAY)

async function play(count: number, everyMs: number): Promise<void> {
  const rounds = Array.from({ length: count }, (_, day) =>
    PLAYERS.map((player, nth) => toRound(player, day, nth, everyMs)),
  ).flat()
  await db.pool.query(
    `insert into game_round select (jsonb_populate_record(null::game_round, r)).* from jsonb_array_elements($1::jsonb) as r`,
    [JSON.stringify(rounds)],
  )
}

function toRound(player: string, day: number, nth: number, everyMs: number) {
  const at = Date.parse('2026-03-01T09:30:00.123Z') + day * everyMs + nth
  return {
    id: idOf(at, nth),
    player,
    request: `${player} ${day}`,
    request_hash: 'abc',
    mode: day % 2 === 0 ? 'SweepStakes' : 'TournamentPoints',
    game: day % 3 === 0 ? 'cherry-royale' : 'voltage-sevens',
    definition_hash: 'def',
    seed_pair: `sed_${player}`,
    nonce: day,
    stake: day % 5 === 0 ? 0 : 200,
    win: day % 7 === 0 ? 9_007_199_254_740_991 : day,
    from_granted: 100,
    from_won: 100,
    free_spins: day % 10 === 0 ? 'gift' : null,
    transfer: `txn_${day}`,
    balance_after: 77,
    events: [{ kind: 'said', text: 'ñ "quoted" 🚀', big: 0.1 + day }],
    at: new Date(at).toISOString(),
    acknowledged_at: new Date(at + 5_000).toISOString(),
    terms: day % 4 === 0 ? { mines: 3 } : null,
    choices: day % 6 === 0 ? [{ kind: 'pick' }] : null,
    amount: null,
    pools: null,
    open_in: null,
    awaiting: null,
    balance_before: day % 8 === 0 ? 12 : null,
  }
}

const COLUMNS = `id, player, mode, game, definition_hash, seed_pair, nonce, stake, win, from_granted, from_won, free_spins,
  balance_after, events, at, acknowledged_at, terms, choices, amount, pools, balance_before, request, request_hash, transfer, open_in, awaiting`
async function inTable(player: string): Promise<ArchivedRound[]> {
  return (await db.pool.query(`select ${COLUMNS} from game_round where player = $1 order by id desc`, [player])).rows
}
async function inFiles(player: string, wanted: Parameters<typeof archivedRounds>[3] = {}): Promise<ArchivedRound[]> {
  const found: ArchivedRound[] = []
  for await (const { steps: _, ...round } of archivedRounds(db.reader, folder, player, wanted)) found.push(round as ArchivedRound)
  return found
}
const everyRound = () =>
  Promise.all(
    PLAYERS.map(async (player) =>
      [...(await inTable(player)), ...(await inFiles(player))].toSorted((one, other) => (one.id < other.id ? 1 : -1)),
    ),
  )
const files = (): string[] => archivedFiles(folder)

test('ended months leave for files, and every round is as it was', async () => {
  await playDaily()
  const before = await everyRound()
  await archiveRounds(work())
  expect(await everyRound()).toEqual(before)
  // March leaves: April is the whole month that stays.
  expect(await Promise.all(PLAYERS.map(async (player) => (await inFiles(player)).length))).toEqual([31, 31, 31])
  expect(files()).toHaveLength(10)
  const { rows } = await db.pool.query('select file, bytes::int, rows::int from game_round_file order by file')
  expect(rows.map(({ file, bytes }) => [file, bytes])).toEqual(files().map((file) => [file, statSync(join(folder, file)).size]))
  await archiveRounds(work())
  expect(files()).toHaveLength(10)
  await archiveRounds(work({ now: Date.parse('2026-06-01Z') }))
  expect(await everyRound()).toEqual(before)
  expect((await inTable(ONE)).length).toBe(20)
})

test('rounds are found by id, before another one, and by game', async () => {
  await playDaily()
  const before = await inTable(TWO)
  await archiveRounds(work())
  for (const round of before.slice(-31)) {
    const { steps, ...found } = (await findArchived(db.reader, folder, { player: TWO, id: round.id }))!
    expect([found, steps]).toEqual([round, null])
    expect(await findArchived(db.reader, folder, { player: ONE, id: round.id })).toBeUndefined()
  }
  const march = before.slice(-31)
  expect(await inFiles(TWO, { before: march[20]!.id })).toEqual(march.slice(21))
  expect(await inFiles(TWO, { before: march[20]!.id, since: march[25]!.id })).toEqual(march.slice(21, 26))
  expect(await inFiles(TWO, { game: 'no-such-game' })).toEqual([])
  expect(await inFiles(TWO, { mode: 'no-such-mode' })).toEqual([])
  expect(new Set((await inFiles(TWO, { game: 'cherry-royale', mode: 'SweepStakes' })).map(({ id }) => id))).toEqual(
    new Set(march.map(({ id }) => id)),
  )
})

test('rounds of a player who plays much are found in the middle of a file', async () => {
  await play(700, 60_000)
  const before = await inTable(TWO)
  await archiveRounds(work({ roundsPerFile: 1_000 }))
  // Two files have some of them.
  for (const at of [0, 1, 298, 299, 300, 301, 511, 698, 699]) {
    const { steps: _, ...found } = (await findArchived(db.reader, folder, { player: TWO, id: before[at]!.id }))!
    expect(found).toEqual(before[at])
    expect(await inFiles(TWO, { before: before[at]!.id })).toEqual(before.slice(at + 1))
  }
  const between = idOf(before[350]!.at as number, 99)
  expect(await findArchived(db.reader, folder, { player: TWO, id: between })).toBeUndefined()
  expect((await inFiles(TWO, { before: between }))[0]).toEqual(before[350])
})

test('an index says what a file holds of each player', async () => {
  await playDaily()
  await archiveRounds(work({ roundsPerFile: 1_000 }))
  const { rows } = await db.pool.query('select rounds, games, sums, best from game_round_archived where player = $1', [ONE])
  expect(rows).toEqual([
    {
      rounds: 31,
      games: [
        ['cherry-royale', 11, expect.any(String)],
        ['voltage-sevens', 20, expect.any(String)],
      ],
      sums: expect.arrayContaining([
        ['SweepStakes', 16, 12 * 200, expect.any(Number)],
        ['TournamentPoints', 15, 12 * 200, expect.any(Number)],
      ]),
      best: {
        id: expect.any(String),
        game: 'voltage-sevens',
        mode: 'SweepStakes',
        stake: 200,
        win: 9_007_199_254_740_991,
        at: expect.any(Number),
      },
    },
  ])
})

test('a round that is open, unseen or named by a jackpot stays, and leaves once nobody needs it', async () => {
  await playDaily(31)
  await db.pool.query(`insert into fair_odds values ('odds', 'drop', '{}', now())`)
  const ids = (await inTable(ONE)).map(({ id }) => id)
  await db.pool.query(`update game_round set acknowledged_at = null where id = any($1::text[])`, [[ids[3], ids[4]]])
  await db.pool.query(
    `insert into game_jackpot_drop (brand, game, mode, tier, no, rules, rules_hash, commit, server_seed, committed_at, revealed_at, amount, round)
     values ('velmora', 'x', 'SweepStakes', 'mini', 1, '{}', 'odds', 'c', '', now(), now(), 5, $1)`,
    [ids[6]],
  )
  await archiveRounds(work())
  expect((await inTable(ONE)).map(({ id }) => id)).toEqual([ids[3], ids[4], ids[6]])
  await db.pool.query('update game_round set acknowledged_at = now() where id = $1', [ids[3]])
  await archiveRounds(work())
  expect((await inTable(ONE)).map(({ id }) => id)).toEqual([ids[4], ids[6]])
  // The later file lies within the earlier ones.
  expect((await inFiles(ONE)).map(({ id }) => id)).toEqual(ids.filter((id) => id !== ids[4] && id !== ids[6]))
})

test.each(['written', 'read back', 'renamed', 'recorded', 'deleted'])(
  'killed when a file was %s, a run loses nothing and is repeated',
  async (at) => {
    await playDaily(40)
    const before = await everyRound()
    const script = join(import.meta.dirname, 'testing/mortal-archiver.ts')
    const child = spawn(process.execPath, [script, db.ownerUrl, folder, String(NOW), at, '3'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
    await expect.poll(everyRound, { timeout: 20_000 }).toEqual(before)
    // The server finds out that the killed process is gone, and frees the archive.
    await expect
      .poll(
        async () => {
          await archiveRounds(work())
          return (await inTable(ONE)).length
        },
        { timeout: 20_000 },
      )
      .toBe(9)
    expect(await everyRound()).toEqual(before)
    expect(files()).toHaveLength(10)
  },
)

test('of several processes at once, one archives', async () => {
  await playDaily()
  const before = await everyRound()
  const steps: string[] = []
  await Promise.all([0, 1, 2].map(() => archiveRounds(work({ afterStep: (step) => void steps.push(step) }))))
  await archiveRounds(work({ afterStep: (step) => void steps.push(step) }))
  expect(steps.filter((step) => step === 'deleted')).toHaveLength(10)
  expect(await everyRound()).toEqual(before)
})

test('a round that changes while its file is written keeps all of them in the table', async () => {
  await playDaily(31)
  const [{ id }] = (await inTable(ONE)) as [ArchivedRound]
  const changing = work({
    roundsPerFile: 1_000,
    afterStep: async (step) => {
      if (step === 'renamed') await db.pool.query(`update game_round set acknowledged_at = now() where id = $1`, [id])
    },
  })
  await expect(archiveRounds(changing)).rejects.toThrow('game_round is append-only: these rounds are in no file')
  expect(await inTable(ONE)).toHaveLength(31)
  expect(await inFiles(ONE)).toEqual([])
  await archiveRounds(work())
  expect(await inTable(ONE)).toEqual([])
  expect(files()).toHaveLength(10)
})

test('a run that lost its connection leaves alone the file that another run recorded meanwhile', async () => {
  await playDaily(31)
  const before = await everyRound()
  const cut = `select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and objid = ${LOCKS.roundArchive} and datname = current_database()`
  const [renamed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const afterStep = async (step: string) => {
    if (step !== 'renamed') return
    renamed.resolve()
    await goOn.promise
  }
  const losing = archiveRounds(work({ roundsPerFile: 1_000, afterStep }))
  await renamed.promise
  await withClient(db.ownerUrl, (client) => client.query(cut))
  await expect.poll(async () => (await archiveRounds(work({ roundsPerFile: 1_000 })), (await inTable(ONE)).length)).toBe(0)
  goOn.resolve()
  await expect(losing).rejects.toThrow('connection')
  expect(await everyRound()).toEqual(before)
  expect(files()).toHaveLength(1)
})

const see = (round: ArchivedRound) => db.pool.query('update game_round set acknowledged_at = now() where id = $1', [round.id])
const unsee = (round: ArchivedRound) => db.pool.query('update game_round set acknowledged_at = null where id = $1', [round.id])

test('a round of an earlier month that is seen during a run waits for a file of its month', async () => {
  await playDaily(60)
  const march = (await inTable(ONE)).find(({ id }) => id < idOf(Date.parse('2026-04-01Z'), 0))!
  await unsee(march)
  const now = Date.parse('2026-06-01Z')
  // When the first file of April is about to be written.
  const afterStep = async (step: string) => {
    if (step === 'deleted' && files().length === 10) await see(march)
  }
  await archiveRounds(work({ now, afterStep }))
  await archiveRounds(work({ now }))
  expect(await inTable(ONE)).toEqual([])
  const { rows } = await db.pool.query(
    'select since, until, first_id, last_id from game_round_archived join game_round_file using (file)',
  )
  for (const { since, until, first_id, last_id } of rows) {
    expect(idTime(first_id)).toBeGreaterThanOrEqual(since)
    expect(idTime(last_id)).toBeLessThan(until)
  }
})

test('a round of an earlier player that is seen during a run leaves in it', async () => {
  await playDaily(31)
  const [seen] = (await inTable(ONE)) as [ArchivedRound]
  await unsee(seen)
  const afterStep = async (step: string) => {
    if (step === 'deleted' && files().length === 3) await see(seen)
  }
  await archiveRounds(work({ roundsPerFile: 40, afterStep }))
  expect(await inTable(ONE)).toEqual([])
  expect(await inFiles(ONE)).toHaveLength(31)
})

test('few further rounds of a month wait until its last file is a month old, and hold up no other month', async () => {
  await playDaily(60)
  const march = (await inTable(ONE)).find(({ id }) => id < idOf(Date.parse('2026-04-01Z'), 0))!
  await unsee(march)
  const [few, now] = [{ roundsPerFile: 1_000 }, Date.parse('2026-06-01Z')]
  await archiveRounds(work(few))
  await see(march)
  await archiveRounds(work({ ...few, now }))
  expect((await inTable(ONE)).map(({ id }) => id)).toEqual([march.id])
  expect(files()).toEqual(['round_202603-1.parquet', 'round_202604-1.parquet'])
  const age = `update game_round_file set archived_at = now() - interval '31 days' where file like 'round_202603%'`
  await withClient(db.ownerUrl, (client) => client.query(age))
  await archiveRounds(work({ ...few, now }))
  expect(await inTable(ONE)).toEqual([])
  expect(files()).toEqual(['round_202603-1.parquet', 'round_202603-2.parquet', 'round_202604-1.parquet'])
})

test('rounds can only be deleted as a recorded file has them', async () => {
  await playDaily(2)
  for (const statement of [
    'delete from game_round',
    `delete from game_round where player = '${ONE}'`,
    'truncate game_round cascade',
  ])
    await expect(db.pool.query(statement)).rejects.toThrow('permission denied')
  await expect(sql`delete from game_round`.execute(db.archivist.reader)).rejects.toThrow('these rounds are in no file')
  await expect(withClient(db.ownerUrl, (client) => client.query('truncate game_round cascade'))).rejects.toThrow('append-only')
  await expect(db.pool.query('delete from game_round_file')).rejects.toThrow('permission denied')
  await expect(db.pool.query('update game_round_archived set rounds = 1')).rejects.toThrow('permission denied')
})

test('a missing or altered file is an error that names it, holds up further months, and leaves other files readable', async () => {
  await playDaily()
  const before = await inTable(ONE)
  await archiveRounds(work({ roundsPerFile: 31 }))
  const path = join(folder, files()[0]!)
  expect(await inFiles(TWO)).toHaveLength(31)
  renameSync(path, `${path}.away`)
  await expect(inFiles(ONE)).rejects.toThrow(
    `${path} is missing, with 31 archived rounds. Restore it from a backup; see docs/operate/`,
  )
  await expect(findArchived(db.reader, folder, { player: ONE, id: before.at(-1)!.id })).rejects.toThrow('is missing')
  expect(await inFiles(TWO)).toHaveLength(31)
  await expect(archiveRounds(work({ now: NOW + 40 * DAY }))).rejects.toThrow('is missing, so no further month is archived')
  renameSync(`${path}.away`, path)
  appendFileSync(path, 'x')
  await expect(inFiles(ONE)).rejects.toThrow('its hash differs')
  await expect(archiveRounds(work({ now: NOW + 40 * DAY }))).rejects.toThrow('is altered, so no further month is archived')
  expect(await inTable(TWO)).toHaveLength(50)
})

test('a file that is lost for good is forgotten with its row, and the archive goes on', async () => {
  await playDaily()
  await archiveRounds(work({ roundsPerFile: 31 }))
  const [first] = files() as [string]
  rmSync(join(folder, first))
  await withClient(db.ownerUrl, (client) => client.query('delete from game_round_file where file = $1', [first]))
  expect([await inFiles(ONE), (await inFiles(TWO)).length]).toEqual([[], 31])
  await archiveRounds(work({ now: Date.parse('2026-06-01Z') }))
  expect(await inFiles(ONE)).toHaveLength(30)
})

test('a run ends after its time, and the next one goes on', async () => {
  await playDaily(31)
  const runs = async () => (await archiveRounds(work({ runMs: 0 })), files().length)
  expect([await runs(), await runs(), await runs()]).toEqual([1, 2, 3])
})

test('without the setting nothing leaves, and rounds that a reader has yet to pass stay', async () => {
  await playDaily()
  await archiveRounds(work({ archive: { folder, afterMonths: null } }))
  expect(files()).toEqual([])
  await archiveRounds(work({ passedUntil: Date.parse('2026-03-11Z') }))
  expect(await inFiles(ONE)).toHaveLength(10)
})
