import * as referral from '#features/engage/referral/contract.ts'
import { presetOf } from '#features/promotions/fortune-investment/contract.ts'
import * as fortune from '#features/promotions/fortune-investment/contract.ts'
import * as prizeDrops from '#features/promotions/prize-drops/contract.ts'
import * as quests from '#features/promotions/quests/contract.ts'
import * as season from '#features/promotions/season/contract.ts'
import * as tournaments from '#features/promotions/tournaments/contract.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts'
import { dayFirstSeen } from '#platform/events/index.ts'
import { factsChanged } from '#promotions/audience/facts-changed.ts'
import { buy, type EventTrial, happened, momentsOf, playRound, todayOn } from './trial.ts'

const PRIZE = { coins: 50_000, entries: 100 }
const GAME = 'cherry-royale'
const LEVEL = 20

const reachLevel: EventTrial = {
  feature: 'season',
  page: season.getSeason,
  params: { season: season.CURRENT_SEASON },
  config: { levels: [{ level: 1, points: 1_000, ...PRIZE }] },
  happen: (bench, player) => playRound(bench, player, { stake: 150_000 }),
}

/** Its own prize of the second day. */
const comeBack: EventTrial = {
  feature: 'fortune-investment',
  page: fortune.getPackages,
  async earn(bench, player) {
    const [pack] = (bench.config as { packages: { id: string; priceCents: number; coins: number }[] }).packages
    await buy(bench, player, { preset: presetOf(pack!), cents: pack!.priceCents, coins: pack!.coins })
    bench.site.advance(DAY_MS)
  },
  happen: (bench, player) => happened(bench, player, dayFirstSeen, { day: todayOn(bench.site) }),
}

const win: EventTrial = {
  feature: 'tournaments',
  page: tournaments.getTournament,
  config: { games: [GAME], mode: 'TournamentPoints', scoreRule: 'sum', prizes: [{ fromPlace: 1, toPlace: 1, ...PRIZE }] },
  lastsMs: HOUR_MS,
  async happen(bench, player) {
    await playRound(bench, player, { game: GAME, stake: 1_000, win: 50_000 })
    bench.site.advance(HOUR_MS + MINUTE_MS)
  },
}

const playAfterMoment: EventTrial = {
  feature: 'prize-drops',
  page: prizeDrops.getInfo,
  config: { minimalLevelPlay: LEVEL, openMinutes: 60, kinds: [{ prizeLvl: 3, prizeValue: PRIZE.coins, count: 24 }] },
  lastsMs: HOUR_MS,
  async earn(bench, player) {
    await happened(bench, player, factsChanged, { vipLevel: LEVEL })
    await bench.site.deliverEvents()
    const [moment] = await momentsOf(bench)
    bench.site.advance(moment! - bench.site.clock.now())
  },
  async happen(bench, player) {
    await playRound(bench, player)
    bench.site.advance(3_000)
  },
}

const qualify: EventTrial = {
  feature: 'referral',
  page: referral.getInfo,
  happen: (bench, player) =>
    happened(bench, player, referral.referralProgressed, { side: 'friend', friend: player.playerId, condition: 'active' }),
}

const doTask: EventTrial = {
  feature: 'quests',
  page: quests.getQuest,
  config: {
    type: 'season',
    days: [{ tasks: [{ type: 'rounds', target: 1, mode: null, gameIds: [], prize: PRIZE }] }],
  },
  lastsMs: DAY_MS,
  happen: (bench, player) => playRound(bench, player),
}

/** One of what happens to a player, for each promotion that only hears of it. */
export const EVENT_TRIALS: readonly EventTrial[] = [reachLevel, comeBack, win, playAfterMoment, qualify, doTask]
