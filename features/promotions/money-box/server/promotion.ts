import { z } from 'zod'
import { SECOND_MS } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { coinsPlayed } from '#promotions/coins-played.ts'
import { definePromotion, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { balance } from '#promotions/grants/balance-grants.ts'
import { tellState } from '#promotions/tell-state.ts'
import { type Box, moneyBoxPush } from '../contract.ts'
import { moneyBoxCampaign } from '../shared/campaign.ts'

type BoxRun = Pick<Run<ConfigOf<typeof moneyBoxCampaign>>, 'config' | 'endsAt'>

/** Shares are collected exactly: in ten-thousandths of a minor unit. */
const PARTS = 10_000

const boxCell = z.object({
  parts: z.int().min(0),
  /** Broken boxes; names each for its grant. */
  broken: z.int().min(0),
  /** What the last one held. */
  last: z.int().min(0),
  restsUntil: z.int().nullable(),
  version: z.int(),
})
type BoxCell = z.infer<typeof boxCell>

const changed = tellState(moneyBoxPush, boxAt)

/** A share of every coin stake in qualifying games fills the box; from its minimum it may be broken, then it rests. */
export const moneyBox = definePromotion({
  campaign: moneyBoxCampaign,
  cell: boxCell,
  empty: (): BoxCell => ({ parts: 0, broken: 0, last: 0, restsUntil: null, version: 0 }),
  on: {
    'round.settled': filled,
    'round.reversed': filled,
  },
  acts: {
    break: {
      do(cell, { at }, run) {
        if (!isRipe(cell, run)) return { refused: 'not-ripe' }
        if (isResting(cell, at)) return { refused: 'resting' }
        return emptied(cell, run, at)
      },
    },
  },
  /** A box that became ripe while it rested is announced when the rest is over. */
  due: (cell, run) => (isRipe(cell, run) ? cell.restsUntil : null),
  tick: (cell, at, run) => changed(cell, { restsUntil: null }, { action: 'collectUp' }, { at, run }),
  close: (cell, run) => (isRipe(cell, run) ? emptied(cell, run, run.endsAt ?? 0) : {}),
  cost: ({ maxAmount }) => [fixedCost('a full box', { coins: maxAmount })],
})

/** A reversed round takes its share back, as far as the box still holds it. */
function filled(cell: BoxCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, run: BoxRun) {
  const { at } = event
  const { games, shareBasisPoints, maxAmount } = run.config
  const played = coinsPlayed(event, games)
  if (typeof played !== 'number') return played
  const share = played * shareBasisPoints
  const parts = Math.max(0, Math.min(cell.parts + share, maxAmount * PARTS))
  const isNews = !isBreakable(cell, run, at) && isBreakable({ ...cell, parts }, run, at)
  return changed(cell, { parts }, { action: isNews ? 'collectUp' : 'topUp' }, { at, run })
}

const amountIn = ({ parts }: BoxCell): number => Math.floor(parts / PARTS)
const isRipe = (cell: BoxCell, { config }: BoxRun): boolean => amountIn(cell) >= config.minAmount
const isResting = ({ restsUntil }: BoxCell, at: number): boolean => restsUntil !== null && at < restsUntil
const isBreakable = (cell: BoxCell, run: BoxRun, at: number): boolean => isRipe(cell, run) && !isResting(cell, at)

/** Pays the whole units; the fraction stays in the next box. */
function emptied(cell: BoxCell, run: BoxRun, at: number) {
  const coins = amountIn(cell)
  const restsUntil = run.config.cooldownSeconds > 0 ? at + run.config.cooldownSeconds * SECOND_MS : null
  const broken = cell.broken + 1
  const change = { parts: cell.parts - coins * PARTS, broken, last: coins, restsUntil }
  const grants = [{ key: `box:${broken}`, value: balance({ coins }) }]
  return { ...changed(cell, change, { action: 'break' }, { at, run }), grants }
}

/** The box as players see it at an instant. */
export function boxAt(cell: BoxCell, { config: { minAmount, maxAmount }, endsAt }: BoxRun, at: number): Box {
  const moneyBoxAmount = amountIn(cell)
  const isOver = endsAt !== null && at >= endsAt
  const breakableAt = !isOver && isResting(cell, at) ? Math.ceil((cell.restsUntil ?? 0) / SECOND_MS) : null
  return {
    status: isOver || breakableAt !== null ? 'inactive' : moneyBoxAmount >= maxAmount ? 'full' : 'active',
    moneyBoxAmount,
    minAmount,
    maxAmount,
    availableTimeToBreak: breakableAt === null ? null : Math.ceil(((cell.restsUntil ?? 0) - at) / SECOND_MS),
    breakableAt,
    accumulatedAmount: cell.last,
    broken: cell.broken,
    version: cell.version,
  }
}
