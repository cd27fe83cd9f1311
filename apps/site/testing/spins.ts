import type { TestPlayer, TestSite } from './site.ts'
import { money, type PlayerAsset } from '#kernel/money.ts'
import { assert } from '#kernel/result.ts'
import { HOUR_MS } from '#kernel/time.ts'
import type { TestClient } from '#platform/testing/client.ts'
import { post } from '#ledger/index.ts'
import * as contract from '#features/play/game-session/contract.ts'

export const SLUG = 'cherry-royale'
export const STAKE = 2_000

/** Minor units of each asset. */
export type Wallet = Partial<Record<PlayerAsset, number>>

let grants = 0

/** A new player with these balances: a test account unless said otherwise. */
export async function mintWith(site: TestSite, wallet: Wallet, { isTest = true } = {}): Promise<TestPlayer> {
  const player = await site.player({ isTest })
  await site.context.transaction(async (tx) => {
    for (const [asset, minor] of Object.entries(wallet) as [PlayerAsset, number][]) {
      const movement = {
        from: { house: 'promotions', asset } as const,
        to: { player: player.playerId, asset },
        amount: money(asset, BigInt(minor)),
      }
      await post(tx, { key: `grant:${grants++}`, kind: 'grant', player: player.playerId, movements: [movement] })
    }
  })
  return player
}

interface FreeSpins {
  readonly game?: string
  readonly count?: number
}

/** Free spins as a slice awards them, usable for an hour; their id. */
export async function giveFreeSpins(site: TestSite, { playerId }: TestPlayer, { game = SLUG, count = 1 }: FreeSpins = {}) {
  const id = `gift:${playerId}`
  await site.database.pool.query(
    `insert into game_free_spins (id, player, game, mode, stake, count, expires_at)
     values ($1, $2, $3, 'TournamentPoints', $4, $5, $6)`,
    [id, playerId, game, STAKE, count, new Date(site.clock.now() + HOUR_MS)],
  )
  return id
}

export interface SpinChoice {
  readonly key?: string
  readonly stake?: number
  readonly mayPlayWinnings?: boolean
  readonly freeSpinsId?: string
  readonly slug?: string
  readonly params?: Readonly<Record<string, unknown>>
}

export const spin = (player: TestPlayer, { key, slug = SLUG, stake = STAKE, ...body }: SpinChoice = {}) =>
  player.call(contract.spin, {
    params: { slug },
    body: { stake, ...body },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })

/** The round of a spin that must succeed. */
export async function played(player: TestPlayer, choice: SpinChoice = {}) {
  const { status, body } = await spin(player, choice)
  assert(status === 200 && body.success, `a spin failed: ${status} ${JSON.stringify(body)}`)
  return body.data
}

export interface ChoiceMade {
  readonly kind: string
  readonly step: number
  readonly key?: string
  readonly mayPlayWinnings?: boolean
}

export const choose = (player: TestClient, id: string, { key, kind, ...body }: ChoiceMade) =>
  player.call(contract.choose, {
    params: { id },
    body: { choice: { kind }, ...body },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  })

/** The round after a choice that must succeed. */
export async function chosen(player: TestClient, id: string, choice: ChoiceMade) {
  const { status, body } = await choose(player, id, choice)
  assert(status === 200 && body.success, `a choice failed: ${status} ${JSON.stringify(body)}`)
  return body.data
}
