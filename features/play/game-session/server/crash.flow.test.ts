import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestSite, type TestPlayer, type TestSite } from '#apps/site/testing/site.ts'
import { checkInvariants, readBalances } from '#ledger/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import type { ChooserOptions } from './test-chooser.ts'
import { chosen, mintWith, played } from '#apps/site/testing/spins.ts'
import * as contract from '../contract.ts'

vi.mock(import('#games/all.ts'), async (original) => (await import('./test-games.ts')).withTestGames(await original()))

let site: TestSite
beforeAll(async () => void (site = await openTestSite()))
afterAll(() => site.close())

const SLUG = 'velvet-blackjack'
const COINS = 1_000_000

/** A hand that may be doubled; some hands are over as soon as they are dealt. */
async function openHand(player: TestPlayer) {
  for (;;) {
    const { round } = await played(player, { slug: SLUG, stake: 2_000 })
    if (round.awaiting?.options.some(({ choice }) => choice.kind === 'double')) return round
    expect(round.state).toBe('settled')
  }
}

const ownerUrl = () => (site.database as TestDatabase).ownerUrl

/** Another process that doubles the hand under this idempotency key. */
function startChooser(player: TestPlayer, roundId: string, key: string) {
  const options: ChooserOptions = {
    url: ownerUrl(),
    now: site.clock.now(),
    theme: site.theme,
    cookies: [...player.cookies],
    roundId,
    choice: { kind: 'double' },
    step: 1,
    key,
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test-chooser.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const answer = once(child.stdout, 'data').then(([data]) => Number(data))
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { answer, kill }
}

const openRound = async (player: TestPlayer) =>
  (await player.call(contract.launchGame, { params: { slug: SLUG } })).body.data.openRound

test(
  'ROUND-4 kill -9 in the middle of a step leaves the round open and unchanged, and the step can be made afterwards',
  { timeout: 60_000 },
  async () => {
    const player = await mintWith(site, { coins: COINS })
    const hand = await openHand(player)
    const balances = () => readBalances(site.context.reader, player.playerId)
    const before = await balances()

    // The wallet is locked, so the step has begun and cannot finish.
    await using holder = await holdWallet(player)
    const cut = startChooser(player, hand.id, 'double')
    await holder.awaited()
    await cut.kill()
    await holder.release()
    expect(await openRound(player)).toEqual(hand)
    expect(await balances()).toEqual(before)

    const whole = startChooser(player, hand.id, 'double')
    expect(await whole.answer).toBe(200)
    await whole.kill()
    const { round } = await chosen(player, hand.id, { kind: 'double', step: 1, key: 'double' })
    expect(round).toMatchObject({ state: 'settled', stake: 4_000, choices: [{ kind: 'double' }] })
    const after = await balances()
    expect(after).toMatchObject({ coins: before.coins - 2_000n, tourPoints: before.tourPoints + BigInt(round.win) })
    expect(await checkInvariants(site.context.reader)).toEqual([])
  },
)

const WAITING = `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`

async function holdWallet({ playerId }: TestPlayer) {
  const owner = openDatabase({ url: ownerUrl(), connectionsMax: 2 })
  const client = await owner.sessions.connect()
  await client.query('begin')
  await client.query('select from ledger.wallet where player = $1 for update', [playerId])
  const release = async () => void (await client.query('rollback'))
  return {
    release,
    awaited: () => expect.poll(async () => (await owner.pool.query(WAITING)).rowCount, { timeout: 30_000 }).toBeGreaterThan(0),
    async [Symbol.asyncDispose]() {
      client.release(true)
      await owner.close()
    },
  }
}
