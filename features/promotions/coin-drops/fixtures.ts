import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type claimDrop, type Claimed, type Drop, type getInfo, NOTHING_CLAIMED, coinDropsPush } from './contract.ts'
import { words } from './shared/words.en.ts'

type Info = ReplyOf<typeof getInfo>['data']

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** The page's data in every state, seen at this time in Unix seconds. */
export function infosAt(now: number) {
  const dropIn = (seconds: number, left = 200): Drop => {
    const at = now + seconds
    return { at, closesAt: at + 10 * MINUTE, coins: 50_000, left, total: 200 }
  }
  const campaign: Info['campaign'] = {
    id: 'cmp_00000000000000000000000001',
    ...words,
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 29 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-20',
  }
  const evening: Drop = { ...dropIn(7 * HOUR), coins: 500_000, left: 500, total: 500 }
  const coming = [dropIn(3 * HOUR), dropIn(5 * HOUR), evening]
  const before: Info = {
    campaign,
    ...NOTHING_CLAIMED,
    drops: [dropIn(HOUR), ...coming],
    daily: { drops: 12, claims: 2_700, coins: 360_000_000, perPlayer: 1_050_000, openMinutes: 10 },
  }
  const fallen = dropIn(-2 * MINUTE, 136)
  const falling = { ...before, drops: [fallen, ...coming] }
  return {
    before,
    soon: { ...before, drops: [dropIn(4 * MINUTE), ...coming] },
    falling,
    nearlyGone: { ...falling, drops: [{ ...fallen, left: 9 }, ...coming] },
    claimed: { ...falling, claimedAt: fallen.at, claims: 3, claimedCoins: 150_000 },
    gone: { ...falling, drops: [{ ...fallen, left: 0 }, ...coming] },
    last: { ...before, drops: [] },
    planned: { ...before, campaign: { ...campaign, state: 'planned', startsAt: now + DAY } },
    ended: { ...before, drops: [], campaign: { ...campaign, state: 'ended', finishedAt: now - DAY } },
    nothing: { ...before, drops: [], daily: null, campaign: { ...campaign, id: null, state: 'none' } },
  } as const satisfies Record<string, Info>
}

export const infoReply = (data: Info): ReplyOf<typeof getInfo> => ({ success: true, data })
export const claimReply = (data: Claimed): ReplyOf<typeof claimDrop> => ({ success: true, data })

const sampleDrop: Drop = { at: 1_795_288_800, closesAt: 1_795_289_400, coins: 50_000, left: 200, total: 200 }

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(coinDropsPush, {
    'drop announced': { action: 'drop', ...sampleDrop },
    'drop half gone': { action: 'drop', ...sampleDrop, left: 100 },
    claimed: { action: 'claimed', claimedAt: sampleDrop.at, claims: 1, claimedCoins: 50_000 },
  }),
] as const
