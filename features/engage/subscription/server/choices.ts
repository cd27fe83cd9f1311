import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { audit } from '#platform/audit/index.ts'
import { readPlayer } from '#platform/auth/players.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import {
  type Channel,
  CHANNELS,
  type choose as chooseContract,
  CONSENT_VERSION,
  type getSubscription as getContract,
} from '../contract.ts'
import { IS_ON_BY_DEFAULT, obstacleOf } from './rules.ts'
import { type Change, keepSaid, readSaid } from './store.ts'

export const getSubscription = (ctx: PlayerContext): Promise<ReplyOf<typeof getContract>> => listChoices(ctx.reader, ctx.playerId)

export async function choose(
  ctx: PlayerContext,
  { body }: InputOf<typeof chooseContract>,
): Promise<ReplyOf<typeof chooseContract>> {
  const { playerId, address } = ctx
  return ctx.transaction(async (tx) => {
    await keepChange(ctx, tx, { ...body, player: playerId, source: 'page', address })
    return listChoices(tx, playerId)
  })
}

/** Stores the choice with the current text version; a repeat changes nothing. */
export async function keepChange(ctx: Context, tx: Tx, change: Omit<Change, 'version' | 'saidAt'>): Promise<void> {
  const { player, channel, isOn, source, address } = change
  if (!(await keepSaid(tx, { ...change, version: CONSENT_VERSION, saidAt: ctx.clock.now() }))) return
  const actor =
    source === 'page' || source === 'closing' ? ({ kind: 'player', id: player } as const) : ({ kind: 'visitor' } as const)
  const after = { channel, isOn, version: CONSENT_VERSION }
  await audit(tx, ctx, { actor, subject: player, what: 'offers-chosen', why: source, after, address })
}

/** Closing the account ends all offers; after a return the player has to opt in again. */
export async function stopAll(ctx: Context, tx: Tx, player: Id<'plr'>): Promise<void> {
  for (const channel of CHANNELS) {
    if (await isWanted(tx, player, channel))
      await keepChange(ctx, tx, { player, channel, isOn: false, source: 'closing', address: '' })
  }
}

export async function isWanted(db: Reader, player: Id<'plr'>, channel: Channel): Promise<boolean> {
  const said = (await readSaid(db, player)).find((each) => each.channel === channel)
  return said?.isOn ?? IS_ON_BY_DEFAULT[channel]
}

async function listChoices(db: Reader, playerId: Id<'plr'>): Promise<ReplyOf<typeof getContract>> {
  const [player, said] = await Promise.all([readPlayer(db, playerId), readSaid(db, playerId)])
  const choices = CHANNELS.map((channel) => {
    const known = said.find((each) => each.channel === channel)
    return {
      channel,
      isOn: known?.isOn ?? IS_ON_BY_DEFAULT[channel],
      obstacle: obstacleOf(channel, player),
      saidAt: known ? new Date(known.saidAt).toISOString() : null,
      version: known?.version ?? null,
    }
  })
  return { success: true, data: { choices } }
}
