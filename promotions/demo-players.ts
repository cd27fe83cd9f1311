import { defHash } from '#engine/def-hash.ts'
import type { GameDefinition, PlayMode } from '#engine/definition.ts'
import { playByDefault } from '#engine/play.ts'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { roundAmounts, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'

/** Of the slice that makes players. */
type Mint = (
  ctx: Context,
  player: { readonly login: string; readonly isTest: false },
) => Promise<{ readonly playerId: Id<'plr'> }>

/** Other players of a demo site, whose logins begin with these names; none where no slice makes players. */
export async function mintDemoPlayers(ctx: Context, mint: Mint | undefined, names: readonly string[]): Promise<Id<'plr'>[]> {
  const players: Id<'plr'>[] = []
  for (const name of mint ? names : []) {
    const login = `${name}-${Buffer.from(ctx.rng.bytes(3)).toString('hex')}`
    players.push((await mint!(ctx, { login, isTest: false })).playerId)
  }
  return players
}

/** The context of a demo campaign that is over when the site starts for the first time. */
export const daysAgo = (ctx: Context, days: number): Context => ({
  ...ctx,
  clock: { now: () => ctx.clock.now() - days * DAY_MS },
})

export interface DemoRound {
  readonly definition: GameDefinition
  readonly mode: PlayMode
  readonly stake: number
  readonly playerId: Id<'plr'>
  readonly nonce: number
  readonly at: Instant
}

/** A round by the game's rules that reaches the engine as an event, which scores it as any other. No balance moves. */
export async function playDemoRound(
  ctx: Context,
  tx: Tx,
  { definition, mode, stake: amount, playerId, nonce, at }: DemoRound,
): Promise<void> {
  const seeds = { serverSeed: Buffer.from(ctx.rng.bytes(32)).toString('hex'), clientSeed: 'demo', nonce }
  const { stake, payout } = playByDefault(definition, seeds, { amount, ...(definition.pools && { mode }) }).played
  const payload = {
    roundId: ctx.newId('rnd'),
    game: definition.id,
    provider: 'house',
    mode,
    ...roundAmounts({ stake: BigInt(stake), win: BigInt(payout), from_granted: BigInt(stake), from_won: 0n }),
    isFree: false,
    freeGrant: null,
    defHash: defHash(definition),
  }
  await emit(tx, roundSettled, { playerId, payload, at })
}
