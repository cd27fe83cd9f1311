import { z } from 'zod'
import { BALLS, dealt } from '#engine/bingo/game.ts'
import { gamePrizes } from '#engine/bingo/odds.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { fillMeter } from '#promotions/coins-played.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { balanceGrants } from '#promotions/grants/balance-grants.ts'
import { onPointsBought, pointFields } from '#promotions/purchases/purchased-points.ts'
import { tellState } from '#promotions/tell-state.ts'
import { BALLS_TO_PLAY, type BingoStatus, bingoPush } from '../contract.ts'
import { ballsIn } from '../shared/ball-packages.ts'
import { bingoCampaign } from '../shared/campaign.ts'

type BingoRun = Pick<Run<ConfigOf<typeof bingoCampaign>>, 'config' | 'endsAt'>

/** Its points are coins played and bought toward balls, in minor units. */
const bingoCell = z.object({ ...pointFields, games: z.int().min(0), version: z.int() })
type BingoCell = z.infer<typeof bingoCell>

const ballsOf = ({ points }: BingoCell, { config }: BingoRun): number => Math.floor(points / config.coinsPerBall)

/** Told when the number of balls has changed. */
const changed = tellState(bingoPush, statusAt, ballsOf)

/** Coin play earns balls, up to a game's worth; ten balls buy a game, whose patterns pay at once. */
export const bingoPromotion = definePromotion({
  campaign: bingoCampaign,
  cell: bingoCell,
  empty: ({ config }): BingoCell => ({ points: config.startBalls * config.coinsPerBall, games: 0, version: 0, gone: [] }),
  upgrades: [(cell: Omit<BingoCell, 'gone'>): BingoCell => ({ ...cell, gone: [] })],
  on: {
    'round.settled': earned,
    'round.reversed': earned,
    ...onPointsBought<BingoCell, BingoRun>({
      pointsOf: (preset, { config }) => ballsIn(preset) * config.coinsPerBall,
      change: (cell, change, changedIn) => changed(cell, change, { action: 'progress' }, changedIn),
    }),
  },
  acts: {
    play: {
      do(cell, { at, draw }, run) {
        const points = cell.points - gameOf(run)
        if (points < 0) return { refused: 'not-enough-balls' }
        const game = dealt(run.config, draw(BALLS.rules), draw(BALLS.rules))
        const games = cell.games + 1
        const { reply: status, ...outcome } = changed(cell, { points, games }, { action: 'progress' }, { at, run })
        return { ...outcome, grants: balanceGrants(`game:${games}`, game), reply: { game, status } }
      },
    },
  },
  cost: (config) => [{ ...drawCost('a game', gamePrizes(config)), act: 'play' }],
})

/** The points that a game takes. */
const gameOf = ({ config }: BingoRun): number => BALLS_TO_PLAY * config.coinsPerBall

/** Play fills up to a game's worth; what was bought beyond that stays. */
function earned(cell: BingoCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, run: BingoRun) {
  const points = fillMeter(cell.points, event, { full: gameOf(run) })
  return typeof points === 'number' ? changed(cell, { points }, { action: 'progress' }, { at: event.at, run }) : points
}

export function statusAt(cell: BingoCell, run: BingoRun): BingoStatus {
  return {
    availablePoint: ballsOf(cell, run),
    neededPoint: BALLS_TO_PLAY,
    bingoEndDate: run.endsAt === null ? null : toUnixSeconds(run.endsAt),
    games: cell.games,
    version: cell.version,
  }
}
