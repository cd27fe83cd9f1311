import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { findPlayer, findPlayers, type Player } from '#platform/auth/players.ts'
import { accountsOf } from '#platform/caps/same-person.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import type * as contract from '../shared/operator-contract.ts'
import { exclusionStateOf } from './rules.ts'
import { keysOf, toWire } from './exclusion-state.ts'
import { areParted, type Holder, insertParted, lockChoices, readHolders } from './store.ts'

type FindReply = ReplyOf<typeof contract.findHolders>
type PartReply = ReplyOf<typeof contract.partPersons>

/** Reveals who is self-excluded, so the view is audited. */
export async function findHolders(ctx: OperatorContext, { body }: InputOf<typeof contract.findHolders>): Promise<FindReply> {
  return ctx.change<FindReply>(async (tx) => {
    const player = await playerOf(ctx, tx, body.playerId)
    const held = toHolders(await holdersOf(ctx, tx, player), ctx)
    const holders = [...held, ...(await sharersOf(tx, player, held))]
    const seen = holders.map(({ id }) => id)
    const audit = { subject: player.id, what: 'exclusion-holders-seen', after: { seen } }
    return { audit, value: { success: true, data: { login: player.login, holders } } }
  })
}

/** Shortens nothing: the account that chose the self-exclusion stays excluded; only the other account is released. */
export const partPersonsWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: OperatorContext, { body: { playerId, otherId, why } }: InputOf<typeof contract.partPersons>): Promise<PartReply> =>
    ctx.change<PartReply>(async (tx) => {
      const player = await playerOf(ctx, tx, playerId)
      await lockChoices(tx, player.id)
      const other = otherId as Id<'plr'>
      if (await areParted(tx, player.id, other)) return { audit: null, value: { success: true } }
      const isHeld =
        (await holdersOf(ctx, tx, player)).some(({ id }) => id === other) || (await accountsOf(tx, player.id)).includes(other)
      if (!isHeld) return { audit: null, value: { success: false, reasonType: 'not-held' } }
      await insertParted(tx, { player: player.id, other, at: ctx.clock.now(), by: ctx.operator.id })
      for (const slice of slices()) await slice.personsParted?.(tx, player.id, other)
      return { audit: { subject: player.id, what: 'persons-parted', why, after: { other } }, value: { success: true } }
    })

async function playerOf({ theme }: OperatorContext, db: Reader, id: string): Promise<Player> {
  const player = await findPlayer(db, id as Id<'plr'>)
  if (player?.brand !== theme.id) throw new AppError('not-found', 'Player not found.')
  return player
}

const holdersOf = async (ctx: OperatorContext, db: Reader, { id }: Player): Promise<Holder[]> =>
  readHolders(db, { playerId: id, keys: (await keysOf(ctx, db, id)).claimed })

/** Further accounts of the person, which share limits. */
async function sharersOf(
  db: Reader,
  { id: own }: Player,
  held: FindReply['data']['holders'],
): Promise<FindReply['data']['holders']> {
  const known = new Set<string>([own, ...held.map(({ id }) => id)])
  const others = (await accountsOf(db, own)).filter((id) => !known.has(id))
  const players = await findPlayers(db, others)
  return [...players.values()].map(({ id, brand, login }) => ({ id, brand, login, absence: null }))
}

/** One row per account, with its longest choice; expired ones block nobody. */
function toHolders(chosen: readonly Holder[], { clock }: OperatorContext): FindReply['data']['holders'] {
  const byAccount = Map.groupBy(chosen, ({ id }) => id)
  return [...byAccount.values()].flatMap((own) => {
    const absence = toWire(exclusionStateOf(own, clock.now()))
    const { id, brand, login } = own[0]!
    return absence ? [{ id, brand, login, absence }] : []
  })
}
