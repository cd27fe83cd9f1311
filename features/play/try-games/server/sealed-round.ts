import type { Bet, Choice } from '#engine/round-contract.ts'
import { defHash } from '#engine/def-hash.ts'
import type { AnyGame } from '#games/game.ts'
import { HOUR_MS, type Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { DEMO_ROUND_HOURS } from '../contract.ts'

/** An open demo round: all that its replay takes. */
export interface OpenDemo {
  readonly seed: string
  readonly bet: Bet
  readonly choices: readonly Choice[]
  readonly until: Instant
}

const PURPOSE = 'demo-round'

export const endOfDemo = ({ clock }: Pick<Context, 'clock'>): Instant => clock.now() + DEMO_ROUND_HOURS * HOUR_MS

export const sealRound = (ctx: Pick<Context, 'vault' | 'theme'>, game: AnyGame, open: OpenDemo): string =>
  ctx.vault.seal(PURPOSE, Buffer.from(JSON.stringify(open)), boundTo(ctx, game)).toString('base64url')

/** The page may return an earlier state of a round and choose otherwise: nothing can be won with it. */
export function openSealed(ctx: Pick<Context, 'vault' | 'theme' | 'clock'>, game: AnyGame, sealed: string): OpenDemo {
  const open = read(ctx, game, sealed)
  if (!open || open.until <= ctx.clock.now()) throw new AppError('gone', 'This demo round is over.')
  return open
}

function read(ctx: Pick<Context, 'vault' | 'theme'>, game: AnyGame, sealed: string): OpenDemo | undefined {
  try {
    return JSON.parse(ctx.vault.open(PURPOSE, Buffer.from(sealed, 'base64url'), boundTo(ctx, game)).toString()) as OpenDemo
  } catch {
    return undefined
  }
}

/** A round ends with the rules that it began under. */
const boundTo = ({ theme }: Pick<Context, 'theme'>, { slug, definition }: AnyGame): string =>
  [theme.id, slug, defHash(definition)].join('/')
