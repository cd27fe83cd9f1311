import * as bingo from '#features/promotions/bingo/contract.ts'
import * as coinDrops from '#features/promotions/coin-drops/contract.ts'
import * as coinRefill from '#features/promotions/coin-refill/contract.ts'
import * as cosmicBoxes from '#features/promotions/cosmic-boxes/contract.ts'
import * as dailyLogin from '#features/promotions/daily-login/contract.ts'
import * as dailyWheel from '#features/promotions/daily-wheel/contract.ts'
import * as depositStreak from '#features/promotions/deposit-streak/contract.ts'
import * as funMachine from '#features/promotions/fun-machine/contract.ts'
import * as lottery from '#features/promotions/lottery/contract.ts'
import * as miniGameSlot from '#features/promotions/mini-game-slot/contract.ts'
import * as moneyBox from '#features/promotions/money-box/contract.ts'
import * as rankLeague from '#features/promotions/rank-league/contract.ts'
import * as scratchCards from '#features/promotions/scratch-cards/contract.ts'
import * as offers from '#features/store/offers/contract.ts'
import { addDays, calendarDayOf, type CalendarDay, DAY_MS, HOUR_MS, instantOfLocal, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { TestPlayer } from '../site.ts'
import { type Bench, buy, type CallTrial, openRun, playRound, type Reply, settle, todayOn } from './trial.ts'

/** A cap counts entries. */
const COINS_ONLY = { 'cap-reached': 'it pays coins only' }

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

/** The call of a player who has earned nothing. */
const unearned = (trial: () => CallTrial) => async (bench: Bench) => trial().call(bench, await bench.site.player(), 'first')

/** The second of two calls of a player who had earned one. */
const twice = (trial: () => CallTrial) => async (bench: Bench) => {
  const player = await bench.site.player()
  await trial().earn?.(bench, player)
  await trial().call(bench, player, 'first')
  return trial().call(bench, player, 'second')
}

const playBingo: CallTrial = {
  feature: 'bingo',
  act: 'play',
  contract: bingo.accrueReward,
  call: (_, player, key) => player.call(bingo.accrueReward, keyed(key)),
  refusals: { 'not-enough-balls': twice(() => playBingo) },
  never: COINS_ONLY,
}

/** The next drop of today in New York, where a test site starts at noon. */
const DROP = '23:55'
const dropAt = ({ site }: Bench) => {
  const { timeZone } = site.theme
  const today = instantOfLocal(`${calendarDayOf(site.clock.now(), timeZone)}T${DROP}`, timeZone)
  return today + 10 * MINUTE_MS > site.clock.now() ? today : today + DAY_MS
}
const claimAt = (bench: Bench, player: TestPlayer, key: string, at = dropAt(bench)) =>
  player.call(coinDrops.claimDrop, { body: { at: at / SECOND_MS }, ...keyed(key) })
const falls = async (bench: Bench) => bench.site.advance(Math.max(0, dropAt(bench) - bench.site.clock.now()))

const claimDrop: CallTrial = {
  feature: 'coin-drops',
  act: 'claim',
  contract: coinDrops.claimDrop,
  config: { openMinutes: 10, drops: [{ time: DROP, coins: 70_000, claims: 1 }] },
  earn: falls,
  call: claimAt,
  refusals: {
    'not-open': async (bench) => claimAt(bench, await bench.site.player(), 'early', dropAt(bench) + DAY_MS),
    async gone(bench) {
      await falls(bench)
      await claimAt(bench, await bench.site.player(), 'first')
      return claimAt(bench, await bench.site.player(), 'second')
    },
  },
  never: COINS_ONLY,
}

const pickAt = (player: TestPlayer, key: string, box = '5') =>
  player.call(cosmicBoxes.pickBox, { params: { box }, ...keyed(key) })

const pickBox: CallTrial = {
  feature: 'cosmic-boxes',
  act: 'pick',
  contract: cosmicBoxes.pickBox,
  config: { prizes: [4, 5].map((boxes) => ({ coins: 50_000, entries: 100, boxes })) },
  call: (_, player, key) => pickAt(player, key),
  refusals: {
    'picked-before': twice(() => pickBox),
    'unknown-box': async ({ site }) => pickAt(await site.player(), 'first', '12'),
  },
}

const claimDay: CallTrial = {
  feature: 'daily-login',
  act: 'claim',
  contract: dailyLogin.applyPrize,
  config: { prizes: Array.from({ length: 7 }, () => ({ coins: 200_000, entries: 50, freeSpins: null })) },
  startedMs: 2 * DAY_MS,
  call: (_, player, key) => player.call(dailyLogin.applyPrize, keyed(key)),
  refusals: {
    /** A clock that steps back. */
    async claimed(bench) {
      const player = await bench.site.player()
      await claimDay.call(bench, player, 'first')
      bench.site.advance(-DAY_MS)
      const again = await claimDay.call(bench, player, 'second')
      bench.site.advance(DAY_MS)
      return again
    },
    async 'email-unconfirmed'() {
      // The list of promotions reads this table without a site.
      const { openTestSite } = await import('../site.ts')
      await using site = await openTestSite({ options: { 'daily-login': { needsConfirmedEmail: true } } })
      const bench = await openRun(site, claimDay)
      return await claimDay.call(bench, await site.player({ email: 'unconfirmed@mail.example' }), 'first')
    },
  },
}

const spinAt = (player: TestPlayer, key: string, id: string) => player.call(dailyWheel.spin, { params: { id }, ...keyed(key) })

const spinWheel: CallTrial = {
  feature: 'daily-wheel',
  act: 'spin',
  contract: dailyWheel.spin,
  call: ({ run }, player, key) => spinAt(player, key, run),
  refusals: {
    'spun-today': twice(() => spinWheel),
    'not-found': async ({ site }) => spinAt(await site.player(), 'first', 'cmp_of_another_day'),
  },
}

const spinBooster: CallTrial = {
  feature: 'daily-wheel',
  act: 'boost',
  contract: dailyWheel.spin,
  earn: (bench, player) => buy(bench, player),
  call: ({ run }, player, key) => spinAt(player, key, `${run}.booster`),
  refusals: { 'needs-purchase': unearned(() => spinBooster) },
}

const spinExtra: CallTrial = {
  feature: 'daily-wheel',
  act: 'extra',
  contract: dailyWheel.spin,
  earn: (bench, player) => buy(bench, player, { isQuickBuy: true }),
  call: ({ run }, player, key) => spinAt(player, key, `${run}.extra`),
  refusals: { 'needs-purchase': unearned(() => spinExtra) },
}

const spinStreak: CallTrial = {
  feature: 'deposit-streak',
  act: 'spin',
  contract: depositStreak.applyPrize,
  earn: (bench, player) => buy(bench, player),
  call: (_, player, key) => player.call(depositStreak.applyPrize, keyed(key)),
  refusals: { 'no-spin': unearned(() => spinStreak) },
  never: COINS_ONLY,
}

const pullMachine: CallTrial = {
  feature: 'fun-machine',
  act: 'pull',
  contract: funMachine.pull,
  config: { prizes: [40_000, 60_000].map((chancePer100k) => ({ coins: 20_000, entries: 100, chancePer100k })) },
  call: (_, player, key) => player.call(funMachine.pull, keyed(key)),
  refusals: { 'not-full': twice(() => pullMachine) },
}

const PLACE = { coins: 50_000, entries: 200 }

const askTickets: CallTrial = {
  feature: 'lottery',
  act: 'ask',
  contract: lottery.askTickets,
  call: (_, player, key) => player.call(lottery.askTickets, keyed(key)),
  never: { 'budget-exhausted': 'a ticket is no amount', 'cap-reached': 'a ticket is no amount' },
  refusals: {
    'asked-today': twice(() => askTickets),
    async 'all-tickets'({ site }) {
      const bench = await openRun(site, { ...askTickets, config: { ticketsMax: 3 } })
      return twice(() => askTickets)(bench)
    },
  },
}

const takeAt = ({ run: id }: Bench, player: TestPlayer, key: string) =>
  player.call(lottery.takeReward, { params: { id }, ...keyed(key) })

const takePrize: CallTrial = {
  feature: 'lottery',
  contract: lottery.takeReward,
  config: { prizes: [{ from: 1, to: 1, ...PLACE }] },
  lastsMs: HOUR_MS,
  async earn(bench, player) {
    await player.call(lottery.askTickets)
    bench.site.advance(HOUR_MS + MINUTE_MS)
    await settle(bench)
  },
  call: takeAt,
  refusals: {
    'not-drawn': unearned(() => takePrize),
    async 'no-reward'(bench) {
      await takePrize.earn!(bench, await bench.site.player())
      return takeAt(bench, await bench.site.player(), 'first')
    },
  },
  isClaim: true,
}

const spinMini: CallTrial = {
  feature: 'mini-game-slot',
  act: 'spin',
  contract: miniGameSlot.spin,
  call: (_, player, key) => player.call(miniGameSlot.spin, keyed(key)),
  refusals: {
    async 'played-today'(bench) {
      const player = await bench.site.player()
      for (let nth = 1; ; nth++) {
        const reply = await spinMini.call(bench, player, `spin-${nth}`)
        if (!(reply.body as { success: boolean }).success) return reply
      }
    },
  },
  never: COINS_ONLY,
}

/** Of a player who has won a level. */
const takeLevel: CallTrial = {
  feature: 'mini-game-slot',
  act: 'reset-level',
  contract: miniGameSlot.resetLevel,
  async earn(_, player) {
    const { status, body } = await player.call(miniGameSlot.spin)
    // Where promotions are closed, there is no run to end.
    return status === 403 || (body.success && body.data.isWin)
  },
  call: (_, player, key) => player.call(miniGameSlot.resetLevel, keyed(key)),
  refusals: { 'no-run': unearned(() => takeLevel) },
  never: COINS_ONLY,
}

const gameOf = ({ config }: Bench) => (config as { games: readonly string[] }).games[0]!

const breakBox: CallTrial = {
  feature: 'money-box',
  act: 'break',
  contract: moneyBox.breakBox,
  earn: (bench, player) => playRound(bench, player, { stake: 2_500_000, game: gameOf(bench) }),
  call: (_, player, key) => player.call(moneyBox.breakBox, keyed(key)),
  refusals: {
    'not-ripe': unearned(() => breakBox),
    async resting(bench) {
      const player = await bench.site.player()
      for (const key of ['first', 'second']) {
        await breakBox.earn!(bench, player)
        if (key === 'first') await breakBox.call(bench, player, key)
      }
      return breakBox.call(bench, player, 'second')
    },
  },
  never: COINS_ONLY,
}

/** Past the Monday on which the week of play is calculated. */
async function toMonday({ site }: Bench): Promise<void> {
  let day: CalendarDay = addDays(todayOn(site), 1)
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) day = addDays(day, 1)
  site.moveTo(day)
  site.advance(HOUR_MS)
  await site.runJobs()
}

const payWeek: CallTrial = {
  feature: 'rank-league',
  act: 'pay',
  contract: rankLeague.payCashback,
  async earn(bench, player) {
    await playRound(bench, player, { stake: 1_000_000 })
    await toMonday(bench)
  },
  call: (_, player, key) => player.call(rankLeague.payCashback, keyed(key)),
  refusals: {
    'no-reward': unearned(() => payWeek),
  },
  never: COINS_ONLY,
}

/** Cards that no purchase earns may pay entries. */
const CARDS = { purchaseCents: null, prizes: [{ coins: 25_000, entries: 100, chancePer100k: 100_000 }] }

const dealCard: CallTrial = {
  feature: 'scratch-cards',
  act: 'deal',
  contract: scratchCards.dealCard,
  config: CARDS,
  call: (_, player, key) => player.call(scratchCards.dealCard, keyed(key)),
  refusals: {
    'none-earned': twice(() => dealCard),
    async 'hand-full'({ site }) {
      const bench = await openRun(site, { ...dealCard, config: { ...CARDS, freeCards: 12 } })
      const player = await site.player()
      const replies: Reply[] = []
      for (const key of ['1', '2', '3', '4']) replies.push(await dealCard.call(bench, player, key))
      return replies.at(-1)!
    },
  },
}

const scratchCard: CallTrial = {
  feature: 'scratch-cards',
  act: 'scratch',
  contract: scratchCards.scratchCard,
  config: CARDS,
  earn: async (bench, player) => void (await dealCard.call(bench, player, 'dealt')),
  call: (_, player, key) => player.call(scratchCards.scratchCard, { params: { card: '1' }, ...keyed(key) }),
  refusals: { 'not-ready': twice(() => scratchCard) },
  never: {
    'budget-exhausted': 'the budget keeps the amount from the deal on',
    'cap-reached': 'the cap keeps the amount from the deal on',
  },
}

/** A bonus that is granted when its message is opened. */
const openMessage: CallTrial = {
  feature: 'offers',
  act: 'open',
  contract: offers.checkBonus,
  config: { minPurchaseCents: 0 },
  call: async (bench, player, key) =>
    player.call(offers.checkBonus, { body: { message_id: await slugOf(bench) }, ...keyed(key) }),
  refusals: {},
}

const slugOf = async ({ site, run }: Bench): Promise<string> =>
  (await site.database.pool.query<{ slug: string }>('select slug from campaign where id = $1', [run])).rows[0]!.slug

/** An opened bonus that waits for a purchase. */
const giveUpBonus: CallTrial = {
  feature: 'offers',
  act: 'decline',
  contract: offers.declineBonus,
  config: { minPurchaseCents: 499 },
  earn: async (bench, player) => void (await openMessage.call(bench, player, 'opened')),
  call: async (bench, player, key) =>
    player.call(offers.declineBonus, { body: { message_id: await slugOf(bench) }, ...keyed(key) }),
  refusals: {
    async 'no-bonus'({ site }) {
      return giveUpBonus.call(await openRun(site, giveUpBonus), await site.player(), '1')
    },
    async granted({ site }) {
      const bench = await openRun(site, openMessage)
      const player = await site.player()
      await openMessage.call(bench, player, 'opened')
      return giveUpBonus.call(bench, player, '1')
    },
  },
  isClaim: true,
  isOpen: true,
}

const takeRefill: CallTrial = {
  feature: 'coin-refill',
  act: 'take',
  contract: coinRefill.takeRefill,
  call: (_, player, key) => player.call(coinRefill.takeRefill, keyed(key)),
  refusals: { 'not-ready': twice(() => takeRefill) },
  never: COINS_ONLY,
}

/** Every call of players by which a promotion acts. */
export const CALL_TRIALS: readonly CallTrial[] = [
  playBingo,
  claimDrop,
  pickBox,
  claimDay,
  spinWheel,
  spinBooster,
  spinExtra,
  spinStreak,
  pullMachine,
  askTickets,
  takePrize,
  spinMini,
  takeLevel,
  breakBox,
  payWeek,
  dealCard,
  scratchCard,
  takeRefill,
  openMessage,
  giveUpBonus,
]
