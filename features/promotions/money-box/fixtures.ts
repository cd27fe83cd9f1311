import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type Box, type breakBox, EMPTY_BOX, type getInfo, moneyBoxPush } from './contract.ts'

type Info = ReplyOf<typeof getInfo>['data']

const HOUR = 3_600
const DAY = 86_400

/** The part of a reply that pushes and the profile carry too. */
export function boxOf({ campaign: _, games: __, shareBasisPoints: ___, cooldownSeconds: ____, ...box }: Info): Box {
  return box
}

/** The page's data in every state, seen at this time in Unix seconds. */
export function infosAt(now: number) {
  const campaign: Info['campaign'] = {
    id: 'cmp_00000000000000000000000001',
    title: 'Piggy bank',
    text: 'Part of every coin round in qualifying games goes into your piggy bank. Once it hits the minimum, break it and keep it all.',
    steps: [],
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 29 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-20',
  }
  const empty: Info = {
    ...EMPTY_BOX,
    campaign,
    status: 'active',
    minAmount: 50_000,
    maxAmount: 500_000,
    games: [
      { slug: 'cherry-royale', title: 'Cherry Royale' },
      { slug: 'voltage-sevens', title: 'Voltage Sevens' },
      { slug: 'ember-wyrm', title: 'Ember Wyrm' },
    ],
    shareBasisPoints: 200,
    cooldownSeconds: 4 * HOUR,
  }
  const broken = { accumulatedAmount: 124_000, broken: 1, version: 2 }
  const rest = { status: 'inactive', availableTimeToBreak: 4 * HOUR, breakableAt: now + 4 * HOUR } as const
  return {
    empty,
    filling: { ...empty, moneyBoxAmount: 32_450, version: 1 },
    ripe: { ...empty, moneyBoxAmount: 124_000, version: 1 },
    full: { ...empty, status: 'full', moneyBoxAmount: 500_000, version: 1 },
    justBroken: { ...empty, ...rest, ...broken },
    resting: { ...empty, ...rest, ...broken, moneyBoxAmount: 8_400, version: 3 },
    restingRipe: { ...empty, ...rest, ...broken, moneyBoxAmount: 93_600, version: 4 },
    planned: { ...empty, status: 'inactive', campaign: { ...campaign, state: 'planned', startsAt: now + DAY } },
    ended: { ...empty, status: 'inactive', campaign: { ...campaign, state: 'ended', finishedAt: now - DAY } },
    nothing: {
      ...empty,
      ...EMPTY_BOX,
      games: [],
      shareBasisPoints: null,
      cooldownSeconds: null,
      campaign: { ...campaign, state: 'none' },
    },
  } as const satisfies Record<string, Info>
}

export const infoReply = (data: Info): ReplyOf<typeof getInfo> => ({ success: true, data })
export const breakReply = (data: Info): ReplyOf<typeof breakBox> => ({ success: true, data: boxOf(data) })

const sample: Box = { ...EMPTY_BOX, status: 'active', moneyBoxAmount: 24_000, minAmount: 50_000, maxAmount: 500_000, version: 1 }

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(moneyBoxPush, {
    topUp: { action: 'topUp', ...sample },
    collectUp: { action: 'collectUp', ...sample, moneyBoxAmount: 50_200, version: 2 },
    break: {
      action: 'break',
      ...sample,
      status: 'inactive',
      moneyBoxAmount: 0,
      accumulatedAmount: 50_200,
      broken: 1,
      version: 3,
    },
  }),
] as const
