import { accrueReward as playBingo } from '#features/promotions/bingo/contract.ts'
import { claimDrop } from '#features/promotions/coin-drops/contract.ts'
import { pickBox } from '#features/promotions/cosmic-boxes/contract.ts'
import { applyPrize as claimDay } from '#features/promotions/daily-login/contract.ts'
import { getConfigs, spin as spinWheel } from '#features/promotions/daily-wheel/contract.ts'
import { applyPrize as spinStreak } from '#features/promotions/deposit-streak/contract.ts'
import { pull } from '#features/promotions/fun-machine/contract.ts'
import { askTickets, takeReward } from '#features/promotions/lottery/contract.ts'
import { spin as spinMini } from '#features/promotions/mini-game-slot/contract.ts'
import { breakBox } from '#features/promotions/money-box/contract.ts'
import { payCashback } from '#features/promotions/rank-league/contract.ts'
import { dealCard, scratchCard } from '#features/promotions/scratch-cards/contract.ts'
import { checkBonus } from '#features/store/offers/contract.ts'
import { assert } from '#kernel/result.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import type { TestPlayer, TestSite } from '../site.ts'

/** An act in a row ends with its first refusal; more calls than this in a visit are a fault. */
const CALLS_MAX = 40
const DROP_EVERY_MS = 2 * HOUR_MS
const DROP_OPEN_MS = 10 * MINUTE_MS
const BOXES = 9
const ACT_MS = SECOND_MS / 5

/** What runs on the day of a visit. */
export interface Open {
  readonly isOn: (feature: string) => boolean
  /** Runs that acts name: the bonus of a message, and the lottery that was drawn. */
  readonly bonus: string | undefined
  readonly lottery: string | undefined
}

/** What earlier visits have left of it. */
export interface Taken {
  readonly runs: Set<string>
  /** The week whose reward was asked for. */
  week: number
  /** Purchases open wheels. */
  hasBought: boolean
}

export const newTaken = (): Taken => ({ runs: new Set(), week: -1, hasBought: false })

/** Every act of every promotion, as often as it is possible: as forecasts take them. */
export async function takeEverything(site: TestSite, player: TestPlayer, open: Open, taken: Taken): Promise<void> {
  const now = site.clock.now()
  const all = async (feature: string, act: Act, max?: number): Promise<void> => {
    if (open.isOn(feature)) await whilePossible(site, act, max)
  }
  await all('daily-login', async () => (await player.call(claimDay)).body, 1)
  for (const { wheelId: id, available } of (await player.call(getConfigs)).body.data.wheels)
    if (available) await all('daily-wheel', async () => (await player.call(spinWheel, { params: { id } })).body, 1)
  await all('cosmic-boxes', async () => (await player.call(pickBox, { params: { box: String((now % BOXES) + 1) } })).body, 1)
  const drop = now - (now % DROP_EVERY_MS)
  if (now - drop < DROP_OPEN_MS)
    await all('coin-drops', async () => (await player.call(claimDrop, { body: { at: toUnixSeconds(drop) } })).body, 1)
  if (taken.hasBought) await all('deposit-streak', async () => (await player.call(spinStreak)).body)
  await all('bingo', async () => (await player.call(playBingo)).body)
  await all('fun-machine', async () => (await player.call(pull)).body)
  await all('money-box', async () => (await player.call(breakBox)).body, 1)
  await all('lottery', async () => (await player.call(askTickets)).body, 1)
  await all('mini-game-slot', async () => (await player.call(spinMini)).body)
  await weekly(taken, now, () => all('rank-league', async () => (await player.call(payCashback)).body, 1))
  if (open.bonus && !taken.runs.has(open.bonus)) {
    taken.runs.add(open.bonus)
    await player.call(checkBonus, { body: { message_id: open.bonus } })
  }
  if (open.lottery && !taken.runs.has(open.lottery)) {
    const { body } = await player.call(takeReward, { params: { id: open.lottery } })
    if (body.success || body.reasonType !== 'not-drawn') taken.runs.add(open.lottery)
  }
  if (open.isOn('scratch-cards')) await scratch(site, player)
}

/** A Monday in New York. */
const WEEKS_FROM = Date.parse('2030-10-28T04:00:00Z')

async function weekly(taken: Taken, now: number, work: () => Promise<void>): Promise<void> {
  const week = Math.floor((now - WEEKS_FROM - HOUR_MS) / (7 * DAY_MS))
  if (taken.week === week) return
  taken.week = week
  await work()
}

/** Deals and scratches by turns, since a full hand takes no card. */
async function scratch(site: TestSite, player: TestPlayer): Promise<void> {
  let hand: readonly { readonly id: number; readonly status: string }[] = []
  await whilePossible(site, async () => {
    const { body } = await player.call(dealCard)
    if (body.success) hand = body.data.cards
    return body
  })
  for (const { id } of hand.filter(({ status }) => status === 'ready_for_activate'))
    await whilePossible(site, async () => (await player.call(scratchCard, { params: { card: String(id) } })).body, 1)
}

type Act = () => Promise<{ readonly success?: boolean; readonly code?: string }>

async function whilePossible(site: TestSite, act: Act, max = CALLS_MAX): Promise<void> {
  for (let calls = 0; calls < max; calls++) {
    site.advance(ACT_MS)
    const body = await act()
    assert(body.code !== 'too-many-requests', 'a player acts at the pace of a person, also by the machine’s clock')
    if (body.success !== true) return
  }
}
