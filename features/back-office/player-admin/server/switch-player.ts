import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { readOperatorNames } from '#platform/auth/operators/operator-team.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { findPlayer, type Player } from '#platform/auth/players.ts'
import type { Context } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { AppError } from '#platform/problem.ts'
import { forgetFeatureSwitch, setFeatureSwitch } from '#platform/theme/live-settings.ts'
import type { listPlayersOff as listContract, switchPlayer as contract } from '../contract.ts'

/** A player among the brand's switches, under a name that no slice has. */
const switchOf = (player: string): string => `player:${player}`

/** Every process follows within moments, and a round asks no database for it. */
export const isPlayerOff = (ctx: Pick<Context, 'isSwitchedOff'>, player: string): boolean => ctx.isSwitchedOff(switchOf(player))

/** Refuses whatever a player begins: rounds, purchases, requests for entries, acts of promotions. */
export function refusePlayerOff(ctx: Pick<Context, 'isSwitchedOff'> & { readonly playerId: Id<'plr'> }): Promise<void> {
  if (isPlayerOff(ctx, ctx.playerId)) throw new AppError('player-off', 'This account can’t play. Ask support.')
  return Promise.resolve()
}

/** Switches one player off immediately, or on again. A repeat, or a second call at once, changes nothing. */
export async function switchPlayer(
  ctx: OperatorContext,
  { body: { playerId, isOn, why } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const player = await findPlayer(ctx.reader, playerId as Id<'plr'>)
  const brand = ctx.theme.id
  if (player?.brand !== brand) throw new AppError('not-found', 'There is no such player.')
  return ctx.change<ReplyOf<typeof contract>>(async (tx) => {
    const isChanged = await setFeatureSwitch(tx, { brand, feature: switchOf(playerId), isOn })
    if (!isChanged) return { audit: null, value: { success: true } }
    if (isOn) await sql`delete from player_off where player = ${playerId}`.execute(tx)
    else await insertOff(ctx, tx, { playerId, why })
    const what = isOn ? 'player-switched-on' : 'player-switched-off'
    return { audit: { subject: playerId, what, why }, value: { success: true } }
  })
}

const insertOff = (ctx: OperatorContext, tx: Tx, { playerId, why }: { readonly playerId: string; readonly why: string }) =>
  sql`
    insert into player_off (player, brand, why, by_operator, at)
    values (${playerId}, ${ctx.theme.id}, ${why}, ${ctx.operator.id}, ${timestamp(ctx.clock.now())})`.execute(tx)

/** Those of these players who are switched off, also by the call before this one. */
export async function playersOff(db: Reader, players: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ player: string }>`
    select player from player_off where player = any(${players}::text[])`.execute(db)
  return new Set(rows.map(({ player }) => player))
}

/** Of an erased account, whose row is erased as any other. */
export const forgetPlayer = (tx: Tx, { id, brand }: Pick<Player, 'id' | 'brand'>): Promise<void> =>
  forgetFeatureSwitch(tx, brand, switchOf(id))

const LISTED_MAX = 500

interface OffRow {
  readonly id: Id<'plr'>
  readonly login: string
  readonly why: string
  readonly by: string
  readonly at: Instant
}

/** Each look is audited with the players it showed. */
export const listPlayersOff = (ctx: OperatorContext): Promise<ReplyOf<typeof listContract>> =>
  ctx.show('players-off', async (tx) => {
    const names = await readOperatorNames(tx)
    const { rows } = await sql<OffRow>`
      select o.player as id, p.login, o.why, o.by_operator as by, o.at from player_off o join player p on p.id = o.player
      where o.brand = ${ctx.theme.id} order by o.at desc, o.player limit ${LISTED_MAX}`.execute(tx)
    const players = rows.map(({ by, at, ...row }) => ({ ...row, by: names.get(by) ?? by, at: new Date(at).toISOString() }))
    return { seen: players.map(({ id }) => id), value: { success: true as const, data: { players } } }
  })
