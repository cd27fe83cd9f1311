import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect } from './journey.ts'
import { callOf, signUpByCalls } from './newcomer.ts'

/** A new player whose identity is verified, of some days, with this many cents of winnings and no other entries. */
export async function signUpWinner(page: Page, cents: number): Promise<void> {
  await signUpByCalls(page)
  await inDatabase(page, async (database, playerId) => {
    await database.query(`insert into verified_player (player, verified_at, verified_by) values ($1, now(), 'journey')`, [
      playerId,
    ])
    await database.query(
      `update player set created_at = created_at - interval '9 days', name = 'Ann', surname = 'Lee' where id = $1`,
      [playerId],
    )
    await database.query(
      `select ledger.post($1, 'journey-won', '\\x00', 'round', '{}', array[row('games', 'player', 'winnings', $2)::ledger.movement])`,
      [playerId, cents],
    )
  })
}

/** Plays all entries and loses. */
export const loseEntries = (page: Page): Promise<void> =>
  inDatabase(page, async (database, playerId) => {
    await database.query(
      `select ledger.post($1, 'journey-lost', '\\x00', 'round', '{}',
         array[row('player', 'games', 'entries', free_entries)::ledger.movement])
       from ledger.wallet where player = $1 and free_entries > 0`,
      [playerId],
    )
  })

/** Adds a bank account, whose number tells the test provider what to do. */
export async function addBank(page: Page, number: string): Promise<string> {
  const reply = (await callOf(page, '/rest/redemptions/accounts/', { routing: '021000021', number })) as { data?: { id: string } }
  expect(reply).toMatchObject({ success: true })
  return reply.data!.id
}

/** The site under test keeps its database in a folder that it prints. */
async function inDatabase(page: Page, use: (database: pg.Client, playerId: string) => Promise<void>): Promise<void> {
  const { data } = (await callOf(page, '/rest/player/profile/')) as { data: { login: string } }
  const folder = process.env.CROUPIER_DATABASE ?? ''
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  const database = new pg.Client({ host: join(folder, 'socket'), user: 'croupier', database: 'croupier', password })
  await database.connect()
  try {
    const { rows } = await database.query<{ id: string }>("select id from player where brand = 'velmora' and login = $1", [
      data.login,
    ])
    await use(database, rows[0]?.id ?? '')
  } finally {
    await database.end()
  }
}
