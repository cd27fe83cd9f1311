import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import type { RoundEvent } from '#engine/events.ts'
import { defHash } from '#engine/def-hash.ts'
import { drawPrize } from '#engine/fair/prize-draw.ts'
import { verifyRound } from '#engine/verify.ts'
import { findGame } from '#games/all.ts'
import { playerChannel } from '#kernel/push.ts'
import { assert } from '#kernel/result.ts'
import { DAY_MS, MINUTE_MS } from '#kernel/time.ts'
import { drawPromotion } from '#platform/fair/prize-draws.ts'
import { rotateSeedPair } from '#platform/fair/rotate-seed-pair.ts'
import { SEED_MODES } from '#platform/fair/seed-pairs.ts'
import { chooseClientSeed, getSeeds, listRevealed, rotateSeeds } from '../contract.ts'
import { exportRounds, listRounds } from '#features/play/round-history/contract.ts'
import * as contract from '#features/play/game-session/contract.ts'
import { mintWith, played, SLUG, spin, type Wallet } from '#apps/site/testing/spins.ts'

const logged: string[] = []
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ logTo: { write: (line) => void logged.push(line) } })))
afterAll(() => site.close())

const playerWith = (wallet: Wallet) => mintWith(site, wallet)

test('a round verifies with the seed that its pair reveals, under the hash published before it', async () => {
  const player = await playerWith({ coins: 100_000 })
  const mode = 'TournamentPoints' as const
  await played(player)
  const shown = (await player.call(getSeeds)).body.data.active.find((pair) => pair.mode === mode)
  const rounds = []
  for (let index = 0; index < 5; index++) rounds.push((await played(player, { slug: 'voltage-sevens', stake: 2_000 })).round)
  const rotated = await player.call(rotateSeeds, { body: { mode, clientSeed: 'my own words' } })
  expect(rotated.body.data.revealed.commit).toBe(shown?.commit)
  expect(rotated.body.data.active).toMatchObject({ commit: shown?.nextCommit, clientSeed: 'my own words', nonce: 0 })
  for (const { id } of rounds) {
    const { round } = (await player.call(contract.getRound, { params: { id } })).body.data
    const { proof, stake, events } = round
    assert(proof.serverSeed, 'a rotated pair is revealed')
    const game = findGame(proof.gameId)
    assert(game, 'the game is known')
    const { serverSeed, definitionHash: defHash } = proof
    const claim = { ...proof, serverSeed, definition: game.definition, defHash, bet: { amount: stake } }
    expect(verifyRound({ ...claim, events: events as unknown as RoundEvent[] }).faults).toEqual([])
    expect(verifyRound({ ...claim, nonce: proof.nonce + 1, events: events as unknown as RoundEvent[] }).isTrue).toBe(false)
  }
  // The next round draws from the announced pair.
  expect((await played(player)).round.proof).toMatchObject({
    commit: shown?.nextCommit,
    clientSeed: 'my own words',
    nonce: 1,
    serverSeed: null,
  })
})

test('concurrent and repeated rotations count as one until the new pair is used', async () => {
  const player = await playerWith({ coins: 10_000 })
  const mode = 'TournamentPoints' as const
  await player.call(getSeeds)
  const lock = { sql: 'select from fair_seed_pair where player = $1 for update', values: [player.playerId] }
  const ask = () => player.call(rotateSeeds, { body: { mode } })
  const answers = await atOnce(site, lock, [ask, ask, ask])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const first = answers[0]!.body.data
  const rotate = async (clientSeed?: string) =>
    (await player.call(rotateSeeds, { body: clientSeed ? { mode, clientSeed } : { mode } })).body.data
  expect(await rotate()).toEqual(first)
  site.advance(1)
  const mine = await rotate('my words')
  expect(mine).toMatchObject({
    revealed: { commit: first.active.commit, rounds: 0 },
    active: { commit: first.active.nextCommit },
  })
  expect(await rotate('my words')).toEqual(mine)
  await played(player)
  site.advance(1)
  expect((await rotate('my words')).revealed).toMatchObject({ commit: mine.active.commit, rounds: 1 })
})

test('seeds in use stay hidden, and another player’s round is not found', async () => {
  const [player, other] = [await playerWith({ coins: 10_000 }), await playerWith({})]
  const { round } = await played(player)
  expect(round.proof.serverSeed).toBeNull()
  const again = await player.call(contract.getRound, { params: { id: round.id } })
  expect(again.body.data.round.proof.serverSeed).toBeNull()
  const launched = await player.call(contract.launchGame, { params: { slug: SLUG } })
  expect(launched.body.data.openRound?.proof.serverSeed).toBeNull()
  expect((await player.call(getSeeds)).body.data.revealed).toEqual([])
  expect(await other.call(contract.getRound, { params: { id: round.id } })).toMatchObject({ status: 404 })
})

test('seeds are sealed in the database, and a revealed seed was not stored in plain text before', async () => {
  const player = await playerWith({ coins: 10_000 })
  await played(player)
  const stored = async () =>
    JSON.stringify(
      (await site.database.pool.query('select to_jsonb(p) from fair_seed_pair p where player = $1', [player.playerId])).rows,
    )
  const before = await stored()
  const { revealed } = (await player.call(rotateSeeds, { body: { mode: 'TournamentPoints' } })).body.data
  expect(revealed.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  expect(before).not.toContain(revealed.serverSeed)
})

test('a seed in use appears in no response, log, error report, event or push, in any encoding', async () => {
  const player = await playerWith({ coins: 100_000 })
  const mode = 'TournamentPoints' as const
  const told: unknown[] = [await player.call(getSeeds)]
  const { round } = await played(player)
  const mines = await played(player, { slug: 'gem-sweeper', params: { mines: 3 } })
  const [tile] = mines.round.awaiting?.options ?? []
  assert(tile, 'a tile can be chosen')
  // The database fails mid-round with an error that carries the query parameters.
  const rename = async (from: string, to: string) => {
    const client = await site.database.sessions.connect()
    await client.query(`set role none; alter table ${from} rename to ${to}; set role croupier_app`)
    client.release()
  }
  await rename('game_round', 'game_round_gone')
  told.push(await spin(player))
  await rename('game_round_gone', 'game_round')
  expect(told.at(-1)).toMatchObject({ status: 500 })
  told.push(mines, round, await player.call(contract.launchGame, { params: { slug: 'gem-sweeper' } }))
  for (const [index, choice] of [tile.choice, { kind: 'cash-out' }].entries()) {
    told.push(await player.call(contract.choose, { params: { id: mines.round.id }, body: { choice, step: index + 1 } }))
  }
  told.push(await player.call(contract.getRound, { params: { id: round.id } }), await player.call(getSeeds))
  told.push(await player.call(listRounds, { query: {} }), await player.call(exportRounds, { query: {} }))
  const kept = await everyRow()
  const before = [...logged, ...told.map((each) => JSON.stringify(each)), ...kept].join('\n')
  expect(before).toContain(round.proof.commit)
  expect(before).toContain('game_round')
  expect(kept.join('\n')).toContain(player.playerId)

  // If the tile was mined, the round has already ended.
  const { revealed } = (await player.call(rotateSeeds, { body: { mode } })).body.data
  expect(revealed.commit).toBe(round.proof.commit)
  const bytes = Buffer.from(revealed.serverSeed, 'hex')
  const writings = [bytes.toString('hex'), bytes.toString('base64url').slice(0, 40), [...bytes].join()]
  const standard = before.replaceAll('+', '-').replaceAll('/', '_').toLowerCase()
  for (const writing of writings) expect(standard).not.toContain(writing.toLowerCase())
})

/** The entire database, including the event and push outboxes. */
async function everyRow(): Promise<string[]> {
  const client = await site.database.sessions.connect()
  await client.query('set role none')
  const { rows: tables } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  const rows: string[] = []
  for (const { name } of tables) {
    const found = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    rows.push(...found.rows.map(({ row }) => row))
  }
  await client.query('set role croupier_app')
  client.release()
  return rows
}

const MODE = 'TournamentPoints' as const
const seedsOf = async (player: TestPlayer) => (await player.call(getSeeds)).body.data
const announced = async (player: TestPlayer) => (await seedsOf(player)).next.find(({ mode }) => mode === MODE)!
const choose = (player: TestPlayer, body: { commit: string; clientSeed: string }) =>
  player.call(chooseClientSeed, { body: { mode: MODE, ...body } })

test('FAIR-8 sign-up publishes a hash for each mode and for prizes, and the first round is drawn under it', async () => {
  const player = await playerWith({ coins: 10_000 })
  const { rows } = await site.database.pool.query<{ mode: string; status: string; client_seed: null; commit: string }>(
    'select mode, status, client_seed, commit from fair_seed_pair where player = $1 order by mode',
    [player.playerId],
  )
  expect(rows.map(({ mode }) => mode)).toEqual([...SEED_MODES].toSorted())
  expect(rows.every(({ status, client_seed }) => status === 'next' && client_seed === null)).toBe(true)
  expect((await announced(player)).commit).toBe(rows.find(({ mode }) => mode === MODE)?.commit)
  const { commit } = await announced(player)
  expect((await played(player)).round.proof.commit).toBe(commit)
  expect((await seedsOf(player)).active).toMatchObject([{ commit, clientSeedBy: 'house' }])
})

test('a player who signed up before hashes were published at sign-up gets them before they are shown', async () => {
  const player = await playerWith({})
  await asOwner('alter table fair_seed_pair disable trigger user')
  await asOwner('delete from fair_seed_pair where player = $1', [player.playerId])
  await asOwner('alter table fair_seed_pair enable trigger user')
  expect((await seedsOf(player)).next.map(({ mode }) => mode)).toEqual([...SEED_MODES].toSorted())
})

test('a browser creates the client seed for the hash that it saw, and a pair in use keeps its seed', async () => {
  const player = await playerWith({ coins: 10_000 })
  const { commit } = await announced(player)
  const { body } = await choose(player, { commit, clientSeed: 'made in a browser' })
  expect(body).toMatchObject({
    success: true,
    data: { active: [{ commit, clientSeed: 'made in a browser', clientSeedBy: 'player', nonce: 0 }] },
  })
  expect((await choose(player, { commit, clientSeed: 'made in a browser' })).body).toEqual(body)
  expect((await choose(player, { commit, clientSeed: 'another' })).body).toEqual({
    ...body,
    success: false,
    reasonType: 'hash-outdated',
  })
  expect((await played(player)).round.proof).toMatchObject({ commit, clientSeed: 'made in a browser', nonce: 1 })
})

test('when two browsers choose concurrently, one seed is used and the other is refused or kept for the next pair', async () => {
  const player = await playerWith({ coins: 10_000 })
  const { commit } = await announced(player)
  const lock = { sql: 'select from fair_seed_pair where player = $1 for update', values: [player.playerId] }
  const answers = await atOnce(site, lock, [
    () => choose(player, { commit, clientSeed: 'one' }),
    () => choose(player, { commit, clientSeed: 'two' }),
  ])
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect((await seedsOf(player)).active).toHaveLength(1)
})

test('a page gives its seed by itself, before the terms are accepted and while the session is idle', async () => {
  const player = await site.player({ hasConfirmedTerms: false })
  site.advance(31 * MINUTE_MS)
  const { commit } = await announced(player)
  expect((await choose(player, { commit, clientSeed: 'mine' })).body).toMatchObject({ success: true })
})

test('choosing a client seed is refused for another player’s hash and for a guest', async () => {
  const [player, other] = [await playerWith({}), await playerWith({})]
  const { commit } = await announced(player)
  expect((await choose(other, { commit, clientSeed: 'mine' })).body).toMatchObject({ reasonType: 'hash-outdated' })
  const body = { mode: MODE, commit, clientSeed: 'mine' }
  expect(await site.visitor().call(chooseClientSeed, { body })).toMatchObject({ status: 401 })
  expect((await announced(player)).clientSeed).toBeNull()
})

test('a rotated pair takes the client seed created for its hash, and the player’s pages are notified', async () => {
  const player = await playerWith({ coins: 100_000 })
  const { round } = await played(player)
  const { commit } = await announced(player)
  await choose(player, { commit, clientSeed: 'made for the second' })
  await site.database.pool.query('update fair_seed_pair set nonce = 10000 where commit = $1', [round.proof.commit])
  expect((await played(player)).round.proof).toMatchObject({ commit, clientSeed: 'made for the second', nonce: 1 })
  await site.deliverEvents()
  const { rows } = await site.database.pool.query<{ payload: { type: string } }>(
    'select payload::json from outbox.message where channel = $1 order by seq',
    [playerChannel(player.playerId)],
  )
  expect(rows.map(({ payload }) => payload).filter(({ type }) => type === 'seeds')).toMatchObject([
    { data: { action: 'changed', mode: MODE, commit: round.proof.commit, isAutomatic: true } },
  ])
})

test('a used pair is rotated after thirty days, an unused one is not', async () => {
  for (const nonce of [0, 1]) {
    const player = await playerWith({ coins: 100_000 })
    const { commit } = await announced(player)
    await choose(player, { commit, clientSeed: 'mine' })
    await asOwner('alter table fair_seed_pair disable trigger user')
    await asOwner('update fair_seed_pair set nonce = $1, active_since = $2 where commit = $3', [
      nonce,
      new Date(site.clock.now() - 31 * DAY_MS),
      commit,
    ])
    await asOwner('alter table fair_seed_pair enable trigger user')
    expect((await played(player)).round.proof.commit === commit).toBe(nonce === 0)
  }
})

test('all revealed pairs can be read page by page', async () => {
  const player = await playerWith({})
  for (let pair = 0; pair < 52; pair++) {
    site.advance(1)
    await site.context.transaction((tx) =>
      rotateSeedPair(site.context, tx, {
        playerId: player.playerId,
        mode: MODE,
        clientSeed: `seed ${pair}`,
        isInUse: async () => false,
      }),
    )
  }
  const first = await seedsOf(player)
  expect(first.revealed).toHaveLength(50)
  const { revealed, olderAfter } = (await player.call(listRevealed, { query: { after: first.olderAfter! } })).body.data
  expect(olderAfter).toBeNull()
  const all = [...first.revealed, ...revealed].map(({ clientSeed }) => clientSeed)
  expect(all.slice(0, 51)).toEqual(Array.from({ length: 51 }, (_, at) => `seed ${50 - at}`))
  expect(all).toHaveLength(52)
})

test.each([
  ['takes another hash', "update fair_seed_pair set commit = 'x' where player = $1"],
  ['changes a client seed that is in use', "update fair_seed_pair set client_seed = 'x' where player = $1 and status = 'active'"],
  ['counts backwards', 'update fair_seed_pair set nonce = nonce - 1 where player = $1 and nonce > 0'],
  ['hides a revealed pair', "update fair_seed_pair set status = 'active' where player = $1 and status = 'revealed'"],
  ['deletes a pair', 'delete from fair_seed_pair where player = $1'],
  ['changes a drawn prize', "update fair_draw set prize = 'x' where player = $1"],
  ['changes odds that were shown', "update fair_odds set published_at = now() where $1 <> ''"],
  ['deletes a drawn prize', 'delete from fair_draw where player = $1'],
  ['moves a settled round to another number', 'update game_round set nonce = nonce + 1 where player = $1'],
  ['changes what a settled round won', 'update game_round set win = win + 1 where player = $1'],
  ['deletes a round', 'delete from game_round where player = $1'],
])('FAIR-9 nobody %s, not even the database owner', async (_, statement) => {
  const player = await playerWith({ coins: 100_000 })
  await played(player)
  await player.call(rotateSeeds, { body: { mode: MODE } })
  await played(player)
  await site.context.transaction((tx) =>
    drawPromotion(site.context, tx, { playerId: player.playerId, odds: { rules: COIN, hash: defHash(COIN) }, draw: drawPrize }),
  )
  await expect(asOwner(statement, [player.playerId])).rejects.toThrow('append-only')
})

test('a sealed seed moved to another pair cannot be used to draw', async () => {
  const [player, other] = [await playerWith({ coins: 100_000 }), await playerWith({ coins: 100_000 })]
  await played(other)
  await choose(player, { commit: (await announced(player)).commit, clientSeed: 'mine' })
  await site.database.pool.query(
    `update fair_seed_pair p set server_seed = o.server_seed from fair_seed_pair o
     where p.player = $1 and p.status = 'active' and o.player = $2 and o.status = 'active'`,
    [player.playerId, other.playerId],
  )
  expect(await spin(player)).toMatchObject({ status: 500 })
})

const COIN = { id: 'coin', prizes: ['heads', 'tails'].map((id) => ({ id, weight: 1 })) }

async function asOwner(statement: string, values: unknown[] = []): Promise<void> {
  const client = await site.database.sessions.connect()
  try {
    await client.query('set role none')
    await client.query(statement, values)
  } finally {
    await client.query('set role croupier_app')
    client.release()
  }
}

test('RNG-3 after ten thousand rounds the pair is revealed and the announced one takes over', async () => {
  const player = await mintWith(site, { coins: 100_000 })
  const { round: last } = await played(player)
  const seeds = async () => (await player.call(getSeeds)).body.data
  const nextCommit = (await seeds()).active.find(({ mode }) => mode === 'TournamentPoints')?.nextCommit
  await site.database.pool.query('update fair_seed_pair set nonce = 10000 where player = $1 and commit = $2', [
    player.playerId,
    last.proof.commit,
  ])
  const { round: next } = await played(player)
  expect(next.proof).toMatchObject({ commit: nextCommit, nonce: 1 })
  expect(next.proof.clientSeed).not.toBe(last.proof.clientSeed)
  expect((await seeds()).revealed.map(({ commit }) => commit)).toContain(last.proof.commit)
})

test('a pair that the player has just rotated is not rotated again and keeps its client seed', async () => {
  const player = await playerWith({ coins: 100_000 })
  await played(player)
  await site.database.pool.query('update fair_seed_pair set nonce = 9999 where player = $1 and nonce = 1', [player.playerId])
  expect((await played(player)).round.proof.nonce).toBe(10_000)
  await player.call(rotateSeeds, { body: { mode: 'TournamentPoints', clientSeed: 'my words' } })
  expect((await played(player)).round.proof).toMatchObject({ nonce: 1, clientSeed: 'my words' })
})

test('only the player can rotate the pair', async () => {
  expect(await site.visitor().call(rotateSeeds, { body: { mode: 'TournamentPoints' } })).toMatchObject({ status: 401 })
})
