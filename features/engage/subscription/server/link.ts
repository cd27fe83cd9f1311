import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Id } from '#kernel/id.ts'
import type { Context } from '#platform/context.ts'

const PURPOSE = 'unsubscribe-link'
const HEX_LENGTH = 64

/** Token of a player's unsubscribe link. It never expires: a mail may be read years later. */
export const tokenOf = (ctx: Pick<Context, 'vault'>, player: Id<'plr'>): string => `${player}.${sign(ctx, player)}`

/** The player of the token; undefined for a token that is not ours. */
export function playerOf(ctx: Pick<Context, 'vault'>, token: string): Id<'plr'> | undefined {
  const [player = '', signature = ''] = token.split('.')
  if (!/^[0-9a-f]+$/.test(signature) || signature.length !== HEX_LENGTH) return undefined
  const isOurs = timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(sign(ctx, player), 'hex'))
  return isOurs ? (player as Id<'plr'>) : undefined
}

const sign = ({ vault }: Pick<Context, 'vault'>, player: string): string =>
  createHmac('sha256', vault.keyFor(PURPOSE)).update(player).digest('hex')
