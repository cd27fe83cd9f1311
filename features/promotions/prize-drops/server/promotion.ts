import { MINUTE_MS, toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { coinsPlayed } from '#promotions/coins-played.ts'
import { definePromotion, type Run, type WonRace } from '#promotions/definition.ts'
import { dailyDrops, dropsCell } from '#promotions/races/daily-drops.ts'
import { prizeDropsPush } from '../contract.ts'
import { prizeDropsCampaign } from '../shared/campaign.ts'
import { LEVEL_NAMES, levelOfDrop } from '../shared/level.ts'

type Config = ConfigOf<typeof prizeDropsCampaign>
export type DropsRun = Run<Config>

export const drops = dailyDrops({
  levelsOf: ({ kinds }: Config) =>
    kinds.map(({ prizeLvl, prizeValue: coins, count }) => ({ name: LEVEL_NAMES[prizeLvl], count, coins })),
  openMsOf: ({ openMinutes }) => openMinutes * MINUTE_MS,
})

/** A pool of prizes a day, each with a secret moment: of all players, the first coin round after it wins. */
export const prizeDrops = definePromotion({
  campaign: prizeDropsCampaign,
  cell: dropsCell,
  empty: () => ({ until: 0 }),
  on: {
    'round.settled'(cell, event, run) {
      const played = coinsPlayed(event)
      return typeof played === 'number' ? drops.race(cell, event.at, run) : played
    },
  },
  sharedDraws: drops.draws,
  joins: ({ minimalLevelPlay: value }) =>
    value > 1 ? { combinator: 'and', rules: [{ field: 'vipLevel', operator: '>=', value }] } : null,
  live(run, { at }) {
    const next = drops.next(run, at)
    return next === null ? undefined : liveMessage(prizeDropsPush, { action: 'nextPrize', nextPrizeAt: toUnixSeconds(next) })
  },
  wonPush: (won, run) => assigned(won, run, { isOwn: false }),
  paidPush: (grant, run) => assigned({ ...grant, name: drops.nameOf(grant), winner: null }, run, { isOwn: true }),
  cost: (config) => drops.cost('a prize', config),
})

type WonDrop = Omit<WonRace, 'at'>

const assigned = (won: WonDrop, run: Run, { isOwn }: { readonly isOwn: boolean }) =>
  liveMessage(prizeDropsPush, { action: 'prizeAssigned', asset: 'coins', isOwn, ...shownDrop(won, run) })

/** A drop that was won, as pushes and pages show it. */
export const shownDrop = ({ name, winner, value }: WonDrop, run: Pick<Run, 'id'>) => ({
  dropId: `${run.id}:${name}`,
  winner: winner?.name ?? null,
  avatar: winner?.avatar ?? null,
  prizeValue: value.kind === 'balance' ? value.coins : 0,
  prizeLvl: levelOfDrop(name),
})
