import { samplesOf } from '#kernel/push.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { type Boxes, type getInfo, NO_BOXES, type pickBox, cosmicBoxesPush } from './contract.ts'

type Info = ReplyOf<typeof getInfo>['data']

const HOUR = 3_600
const DAY = 86_400

/** The part of a reply that pushes and the profile carry too. */
export const boxesOf = ({ boxes, picked, contents, nextAt, finishedAt, version }: Info): Boxes => ({
  boxes,
  picked,
  contents,
  nextAt,
  finishedAt,
  version,
})

/** The page's data in every state, seen at this time in Unix seconds. */
export function infosAt(now: number) {
  const campaign: Info['campaign'] = {
    id: 'cmp_00000000000000000000000004',
    title: 'Cosmic boxes',
    text: 'Nine boxes, one free pick a day. Then all of them open so you can see what you missed.',
    steps: [],
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 13 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-05',
  }
  const closed: Info = {
    campaign,
    boxes: 9,
    picked: null,
    contents: null,
    nextAt: now + 5 * HOUR,
    finishedAt: campaign.finishedAt,
    version: 0,
    periodHours: 24,
    prizes: [
      { coins: 50_000, entries: 0, boxes: 4 },
      { coins: 100_000, entries: 0, boxes: 3 },
      { coins: 250_000, entries: 0, boxes: 1 },
      { coins: 1_000_000, entries: 0, boxes: 1 },
    ],
    isCoinsOnly: false,
    oddsHash: 'd7'.repeat(32),
  }
  const contents = [0, 1, 3, 0, 2, 1, 0, 1, 0]
  return {
    closed,
    picked: { ...closed, picked: 5, contents, version: 1 },
    top: { ...closed, picked: 3, contents, version: 1 },
    empty: {
      ...closed,
      prizes: closed.prizes.map((prize, at) => (at === 0 ? { ...prize, coins: 0 } : prize)),
      picked: 1,
      contents,
      version: 1,
    },
    last: { ...closed, picked: 5, contents, nextAt: null, version: 1 },
    planned: { ...closed, ...NO_BOXES, campaign: { ...campaign, state: 'planned', startsAt: now + DAY } },
    ended: { ...closed, ...NO_BOXES, campaign: { ...campaign, state: 'ended', finishedAt: now - DAY } },
    nothing: { ...closed, ...NO_BOXES, prizes: [], periodHours: null, oddsHash: null, campaign: { ...campaign, state: 'none' } },
  } as const satisfies Record<string, Info>
}

export const infoReply = (data: Info): ReplyOf<typeof getInfo> => ({ success: true, data })
export const pickReply = (data: Info): ReplyOf<typeof pickBox> => {
  const { coins, entries } = data.prizes[data.contents![data.picked! - 1]!]!
  return { success: true, data: { ...boxesOf(data), prize: { coins, entries } } }
}

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(cosmicBoxesPush, { picked: { action: 'picked', ...NO_BOXES, boxes: 3, picked: 2, contents: [0, 1, 0], version: 1 } }),
] as const
