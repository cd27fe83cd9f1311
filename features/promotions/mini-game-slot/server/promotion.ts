import { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import { wireAmount } from '#kernel/contract.ts'
import { dayField } from '#kernel/event.ts'
import { type CalendarDay, endOfDay } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import { definePromotion, type GrantOrder } from '#promotions/definition.ts'
import { drawCost } from '#promotions/forecast/prize-moments.ts'
import { wasDone } from '#promotions/was-done.ts'
import type { MiniRun } from '../contract.ts'
import { miniGameSlotCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof miniGameSlotCampaign>

const slotCell = z.object({
  /** Of the run; null before the first one. */
  day: dayField.nullable(),
  level: z.int().min(0),
  spins: z.int().min(0),
  /** What the run gave; null while it continues. */
  coins: wireAmount.nullable(),
})
type SlotCell = z.infer<typeof slotCell>

const FRESH: SlotCell = { day: null, level: 0, spins: 0, coins: null }

/** A run a day: wins climb, the first loss ends it. A run that is left is paid when its day or the campaign ends. */
export const miniGameSlot = definePromotion({
  campaign: miniGameSlotCampaign,
  cell: slotCell,
  empty: (): SlotCell => FRESH,
  acts: {
    spin: {
      isAlone: true,
      do(before, { day, draw }, { config }) {
        const isNew = !wasDone(before.day, day)
        if (!isNew && isOver(before)) return { refused: 'played-today' }
        const isWin = draw(spinOdds(config).rules) !== NO_WIN
        const left = isNew && isLeft(before) ? ended(before, config).grants : []
        const { cell, grants } = afterSpin(isNew ? { ...FRESH, day } : before, isWin, config)
        return { cell, grants: [...left, ...grants], reply: { isWin, run: runOf(cell) } }
      },
    },
    'reset-level': {
      isAlone: true,
      isClaim: true,
      usual: null,
      do(before, { day }, { config }) {
        if (isLeft(before)) return withRun(ended(before, config))
        return wasDone(before.day, day) ? withRun({ cell: before, grants: [] }) : { refused: 'no-run' }
      },
    },
  },
  due: (cell, { timeZone }) => (isLeft(cell) ? endOfDay(cell.day, timeZone) : null),
  tick: (cell, _, { config }) => ended(cell, config),
  close: (cell, { config }) => (isLeft(cell) ? ended(cell, config) : {}),
  cost: (config) => [drawCost('a run', endsOf(config))],
})

const isOver = ({ coins }: SlotCell): boolean => coins !== null
const isLeft = (cell: SlotCell): cell is SlotCell & { day: CalendarDay } => cell.day !== null && !isOver(cell)

interface Ended {
  readonly cell: SlotCell
  readonly grants: readonly GrantOrder[]
}

/** The top level ends the run too. */
function afterSpin(before: SlotCell, isWin: boolean, config: Config): Ended {
  const cell = { ...before, level: before.level + Number(isWin), spins: before.spins + 1 }
  return isWin && cell.level < config.levels.length ? { cell, grants: [] } : ended(cell, config)
}

/** Pays the level that the run has reached. */
function ended(before: SlotCell, { levels }: Pick<Config, 'levels'>): Ended {
  const coins = levels[before.level - 1]?.coins ?? 0
  const value = { kind: 'balance', coins, entries: 0 } as const
  return { cell: { ...before, coins }, grants: coins > 0 ? [{ key: `day:${before.day}`, value }] : [] }
}

const withRun = (outcome: Ended) => ({ ...outcome, reply: { run: runOf(outcome.cell) } })

export const runOf = (cell: SlotCell): MiniRun => {
  const { level, spins, coins } = cell
  return { level, spins, isOver: isOver(cell), coins }
}

const WHOLE = 100_000
export const NO_WIN = 'no win'

/** The draw input of a spin, including the level prizes; with the seeds it determines the result. */
export function spinOdds({ levels, winPer100k }: Config): Odds<PrizeRules> {
  const win = `a win; levels pay coins ${levels.map(({ coins }) => coins / 100).join(', ')}`
  const prizes = [
    { id: win, weight: winPer100k },
    { id: NO_WIN, weight: WHOLE - winPer100k },
  ]
  const rules = { id: 'mini-game-slot', prizes }
  return { rules, hash: defHash(rules) }
}

/** The ends of a run that is played on, by exact weight; an early one never gives more. */
function endsOf({ levels, winPer100k }: Config) {
  const [win, loss, whole] = [winPer100k, WHOLE - winPer100k, WHOLE].map(BigInt) as [bigint, bigint, bigint]
  const top = BigInt(levels.length)
  return [{ coins: 0 }, ...levels].map(({ coins }, at) => {
    const level = BigInt(at)
    const weight = level === top ? win ** top : win ** level * loss * whole ** (top - level - 1n)
    return { weight, coins, entries: 0 }
  })
}
