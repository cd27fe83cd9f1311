import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { audit } from '#platform/audit/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { type Choices, CHOICES, type choose as chooseContract, type getChoices as getContract } from '../contract.ts'
import { keepChoice, readChoices } from './store.ts'

export async function getChoices(ctx: PlayerContext): Promise<ReplyOf<typeof getContract>> {
  return { success: true, data: await listChoices(ctx.reader, ctx.playerId) }
}

/** Applies to every device of the player; the audit records each consent with its time. */
export async function choose(
  ctx: PlayerContext,
  { body }: InputOf<typeof chooseContract>,
): Promise<ReplyOf<typeof chooseContract>> {
  const { playerId } = ctx
  const data = await ctx.transaction(async (tx) => {
    await keepChoice(tx, playerId, body, ctx.clock.now())
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'notifications-chosen', after: { ...body }, address: ctx.address })
    return listChoices(tx, playerId)
  })
  return { success: true, data }
}

/** Whether the player wants this kind. A kind without a switch is wanted unless promotional, which needs consent. */
export async function isWanted(
  db: Reader,
  playerId: Id<'plr'>,
  { kind, isPromotional }: { kind: string; isPromotional: boolean },
): Promise<boolean> {
  const byDefault = CHOICES.find((choice) => choice.kind === kind)?.isOnByDefault ?? !isPromotional
  return (await readChoices(db, playerId)).get(kind) ?? byDefault
}

async function listChoices(db: Reader, playerId: Id<'plr'>): Promise<Choices> {
  const said = await readChoices(db, playerId)
  return CHOICES.map(({ kind, isOnByDefault }) => ({ kind, isOn: said.get(kind) ?? isOnByDefault }))
}
