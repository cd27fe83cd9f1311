import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#apps/site/testing/expectations.ts'
import { openTestSite, type TestSite } from '#apps/site/testing/site.ts'
import type { RoundEvent } from '#engine/events.ts'
import { verifyRound } from '#engine/verify.ts'
import { findGame } from '#games/all.ts'
import { assert } from '#kernel/result.ts'
import { getSeeds, rotateSeeds } from '../contract.ts'
import { exportRounds, listRounds } from '#features/round-history/contract.ts'
import * as contract from '#features/game-session/contract.ts'
import { mintWith, played, SLUG, spin, type Wallet } from '#apps/site/testing/spins.ts'

const logged: string[] = []
let site: TestSite
beforeAll(async () => void (site = await openTestSite({ logTo: { write: (line) => void logged.push(line) } })))
afterAll(() => site.close())

const playerWith = (wallet: Wallet) => mintWith(site, wallet)

test('a round verifies by the seed that its pair reveals, under the hash that was shown before', async () => {
  const player = await playerWith({ coins: 100_000 })
  const mode = 'TournamentPoints' as const
  const shown = (await player.call(getSeeds)).body.data.active.find((pair) => pair.mode === mode)
  const rounds = []
  for (let index = 0; index < 5; index++) rounds.push((await played(player, { slug: 'voltage-sevens', stake: 1_000 })).round)
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
  // The next round draws from the pair that was announced.
  expect((await played(player)).round.proof).toMatchObject({
    commit: shown?.nextCommit,
    clientSeed: 'my own words',
    nonce: 1,
    serverSeed: null,
  })
})

test('many rotations at once, and a repeat, are one until the new pair is played', async () => {
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

test('seeds lie sealed in the database: what is revealed stood nowhere in it before', async () => {
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

test('a seed in use is in no answer, log, report of an error, event or push, however it is written', async () => {
  const player = await playerWith({ coins: 100_000 })
  const mode = 'TournamentPoints' as const
  const told: unknown[] = [await player.call(getSeeds)]
  const { round } = await played(player)
  const mines = await played(player, { slug: 'gem-sweeper', terms: { mines: 3 } })
  const [tile] = mines.round.awaiting?.options ?? []
  assert(tile, 'a tile can be chosen')
  // The database fails in mid-round, and says with what it was asked.
  const rename = (from: string, to: string) =>
    site.database.pool.query(`set role none; alter table ${from} rename to ${to}; set role croupier_app`)
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

  // Where the tile was mined the round had ended before.
  const { revealed } = (await player.call(rotateSeeds, { body: { mode } })).body.data
  expect(revealed.commit).toBe(round.proof.commit)
  const bytes = Buffer.from(revealed.serverSeed, 'hex')
  const writings = [bytes.toString('hex'), bytes.toString('base64url').slice(0, 40), [...bytes].join()]
  const standard = before.replaceAll('+', '-').replaceAll('/', '_').toLowerCase()
  for (const writing of writings) expect(standard).not.toContain(writing.toLowerCase())
})

/** All that the database holds, outboxes of events and pushes included. */
async function everyRow(): Promise<string[]> {
  const client = await site.database.pool.connect()
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

test('RNG-3 after ten thousand rounds the pair is revealed, and the announced one takes over', async () => {
  const player = await mintWith(site, { coins: 100_000 })
  const { round: last } = await played(player)
  const seeds = async () => (await player.call(getSeeds)).body.data
  const announced = (await seeds()).active.find(({ mode }) => mode === 'TournamentPoints')?.nextCommit
  await site.database.pool.query('update fair_seed_pair set nonce = 10000 where player = $1 and commit = $2', [
    player.playerId,
    last.proof.commit,
  ])
  const { round: next } = await played(player)
  expect(next.proof).toMatchObject({ commit: announced, nonce: 1, clientSeed: last.proof.clientSeed })
  expect((await seeds()).revealed.map(({ commit }) => commit)).toContain(last.proof.commit)
})

test('a pair that the player rotated just then is not rotated again, and keeps the seed that was given', async () => {
  const player = await playerWith({ coins: 100_000 })
  await played(player)
  await site.database.pool.query('update fair_seed_pair set nonce = 9999 where player = $1 and nonce = 1', [player.playerId])
  expect((await played(player)).round.proof.nonce).toBe(10_000)
  await player.call(rotateSeeds, { body: { mode: 'TournamentPoints', clientSeed: 'my words' } })
  expect((await played(player)).round.proof).toMatchObject({ nonce: 1, clientSeed: 'my words' })
})

test('rotating is for the player alone', async () => {
  expect(await site.visitor().call(rotateSeeds, { body: { mode: 'TournamentPoints' } })).toMatchObject({ status: 401 })
})
