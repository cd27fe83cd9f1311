import { z } from 'zod'
import { BALLS, dealt } from '#engine/bingo/game.ts'
import { gamePrizes } from '#engine/bingo/odds.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { shareRestored, shareReversed } from '#platform/events/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { coinsPlayed } from '#promotions/coins-played.ts'
import { definePromotion, type Ignored, type Outcome, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import { nextVersion } from '#promotions/next-version.ts'
import { BALLS_TO_PLAY, type BingoStatus, bingoPush } from '../contract.ts'
import { ballsIn } from '../shared/ball-packages.ts'
import { bingoCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof bingoCampaign>
type BingoRun = Pick<Run<Config>, 'config' | 'endsAt'>

const GONE_MAX = 3

const bingoCell = z.object({
  /** Coins played and bought toward balls, in minor units. */
  points: z.int().min(0),
  games: z.int().min(0),
  version: z.int(),
  /** Of the latest reversed purchases with balls: which of the player, and the points that it took. */
  gone: z.array(z.tuple([z.int().min(1), z.int().min(1)])).max(GONE_MAX),
})
type BingoCell = z.infer<typeof bingoCell>

/** Coin play earns balls, up to a game's worth; ten balls buy a game, whose patterns pay at once. */
export const bingoPromotion = definePromotion({
  campaign: bingoCampaign,
  cell: bingoCell,
  empty: ({ config }): BingoCell => ({ points: config.startBalls * config.coinsPerBall, games: 0, version: 0, gone: [] }),
  upgrades: [(cell: Omit<BingoCell, 'gone'>): BingoCell => ({ ...cell, gone: [] })],
  on: {
    'round.settled': earned,
    'round.reversed': earned,
    'purchase.completed': bought,
    'purchase.reversed': givenBack,
    'purchase.restored': restored,
  },
  acts: {
    play: {
      do(cell, { at, draw }, run) {
        const left = cell.points - BALLS_TO_PLAY * run.config.coinsPerBall
        if (left < 0) return { refused: 'not-enough-balls' }
        const game = dealt(run.config, draw(BALLS.rules), draw(BALLS.rules))
        const next = { ...cell, points: left, games: cell.games + 1, version: nextVersion(cell, at) }
        const grants = balanceGrants(`game:${next.games}`, game)
        return { cell: next, grants, pushes: [tell(next, run)], reply: { game, status: statusAt(next, run) } }
      },
    },
  },
  cost: (config) => [{ ...drawCost('a game', gamePrizes(config)), act: 'play' }],
})

type Stepped = Outcome<BingoCell> | Ignored

/** Play fills up to a game's worth; what was bought beyond that stays. */
function earned(cell: BingoCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, run: BingoRun): Stepped {
  const played = coinsPlayed(event)
  if (typeof played !== 'number') return played
  const full = BALLS_TO_PLAY * run.config.coinsPerBall
  return changed(cell, Math.min(cell.points + played, Math.max(cell.points, full)), event.at, run)
}

function bought(cell: BingoCell, { payload, at }: PromotionEvent<'purchase.completed'>, run: BingoRun): Stepped {
  const points = ballsIn(payload.preset) * run.config.coinsPerBall
  return points === 0 ? { ignored: 'no-balls' } : changed(cell, cell.points + points, at, run)
}

function givenBack(cell: BingoCell, { payload, at }: PromotionEvent<'purchase.reversed'>, run: BingoRun): Stepped {
  const points = ballsIn(payload.preset) * run.config.coinsPerBall
  const taken = Math.min(cell.points, shareReversed(points, payload))
  if (taken === 0) return { ignored: 'no-balls' }
  return changed({ ...cell, gone: goneWith(cell, payload.nth, taken) }, cell.points - taken, at, run)
}

/** As many as were taken: balls that had been played do not come back. */
function restored(cell: BingoCell, { payload, at }: PromotionEvent<'purchase.restored'>, run: BingoRun): Stepped {
  const points = ballsIn(payload.preset) * run.config.coinsPerBall
  const back = Math.min(goneOf(cell, payload.nth), shareRestored(points, payload))
  if (back === 0) return { ignored: 'no-balls' }
  return changed({ ...cell, gone: goneWith(cell, payload.nth, -back) }, cell.points + back, at, run)
}

const goneOf = ({ gone }: BingoCell, nth: number): number => gone.find(([each]) => each === nth)?.[1] ?? 0

function goneWith(cell: BingoCell, nth: number, more: number): BingoCell['gone'] {
  const points = goneOf(cell, nth) + more
  const others = cell.gone.filter(([each]) => each !== nth)
  return points > 0 ? [...others, [nth, points] as [number, number]].slice(-GONE_MAX) : others
}

/** Says so when the number of balls has changed. */
function changed(cell: BingoCell, points: number, at: number, run: BingoRun): Stepped {
  const next = { ...cell, points: Math.max(0, points), version: nextVersion(cell, at) }
  return { cell: next, pushes: ballsOf(next, run) === ballsOf(cell, run) ? [] : [tell(next, run)] }
}

const ballsOf = ({ points }: BingoCell, { config }: BingoRun): number => Math.floor(points / config.coinsPerBall)

export function statusAt(cell: BingoCell, run: BingoRun): BingoStatus {
  return {
    availablePoint: ballsOf(cell, run),
    neededPoint: BALLS_TO_PLAY,
    bingoEndDate: run.endsAt === null ? null : toUnixSeconds(run.endsAt),
    games: cell.games,
    version: cell.version,
  }
}

const tell = (cell: BingoCell, run: BingoRun) => liveMessage(bingoPush, { action: 'progress', ...statusAt(cell, run) })
