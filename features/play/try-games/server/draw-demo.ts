import { isOffered, playSeeded, refuseBet } from '#engine/play.ts'
import type { RoundEvent } from '#engine/events.ts'
import type { Bet, Choice, PlayedRound } from '#engine/round-contract.ts'
import type { AnyGame } from '#games/game.ts'
import type { Rng } from '#kernel/rng.ts'
import { AppError } from '#platform/problem.ts'

const SEED_BYTES = 32
const MODE = 'TournamentPoints'
/** Nobody verifies a demo, so it has no client seed and every round is the first one of its seed. */
const SEEDS = { clientSeed: 'demo', nonce: 0 }

interface DrawnDemo {
  readonly seed: string
  readonly bet: Bet
  readonly played: PlayedRound
}

/**
 * Draws a demo round from a seed of its own, which is stored nowhere. A round that would hit a progressive jackpot is
 * drawn again: a demo pays none.
 */
export function drawDemo(rng: Rng, game: AnyGame, wanted: Pick<Bet, 'amount' | 'params'>): DrawnDemo {
  const bet = checkedBet(game, wanted)
  for (;;) {
    const seed = Buffer.from(rng.bytes(SEED_BYTES)).toString('hex')
    const played = replayDemo(game, { seed, bet, choices: [] })
    if (!hitsPool(game, played.events)) return { seed, bet, played }
  }
}

export const replayDemo = (
  { definition }: AnyGame,
  { seed, bet, choices }: { readonly seed: string; readonly bet: Bet; readonly choices: readonly Choice[] },
): PlayedRound => playSeeded(definition, { ...SEEDS, serverSeed: seed }, bet, choices)

function checkedBet({ definition }: AnyGame, { amount, params }: Pick<Bet, 'amount' | 'params'>): Bet {
  const chosen = params && Object.keys(params).length > 0 ? { params } : {}
  const bet: Bet = { amount, ...chosen, ...(definition.pools && { mode: MODE }) }
  const refusal = refuseBet(definition, bet)
  if (refusal === 'bad-params') throw new AppError('bad-params', 'These parameters aren’t valid for this game.')
  if (refusal || !isOffered(definition, bet, MODE)) {
    throw new AppError('invalid-input', 'This play amount isn’t valid for this game.')
  }
  return bet
}

function hitsPool({ definition: { pools = [] } }: AnyGame, events: readonly RoundEvent[]): boolean {
  const tiers = pools.map(({ tier }) => tier)
  return events.some((event) => event.type === 'win' && 'tier' in event && tiers.includes(event.tier ?? ''))
}
