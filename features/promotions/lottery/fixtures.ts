import { generatedFace } from '#kernel/public-face.ts'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { OwnTickets } from '#kernel/lottery.ts'
import type * as contract from './contract.ts'
import { words } from './shared/words.en.ts'

type Details = ReplyOf<typeof contract.getDetails>['data']
type Board = ReplyOf<typeof contract.getLeaderboard>['data']

const DAY = 86_400

const prizes = [
  { from: 1, to: 1, coins: 10_000_000, entries: 2_500 },
  { from: 2, to: 3, coins: 5_000_000, entries: 1_000 },
  { from: 4, to: 10, coins: 1_000_000, entries: 250 },
  { from: 11, to: 50, coins: 250_000, entries: 0 },
]

const hash = (letter: string) => letter.repeat(32)
const winners = [0, 1, null, 3].map((player, at) => {
  const { name, avatar } = player === null ? { name: null, avatar: null } : generatedFace(`player ${player}`)
  return {
    place: at + 1,
    name,
    avatar,
    ticket: hash('3f0a'[at]!),
    coins: at === 0 ? 10_000_000 : 5_000_000,
    entries: at === 0 ? 2_500 : 1_000,
  }
})

/** A number of tickets, one an hour. */
const ownAt = (now: number, count: number, more: Partial<OwnTickets>): OwnTickets => ({
  tickets: Array.from({ length: count }, (_, at) => {
    const ticket = (at * 7_919 + 4_096).toString(16).padStart(32, '5')
    return { ticket, source: at % 3 === 0 ? 'play' : 'daily', at: now - at * 3_600 } as const
  }),
  progress: 43_000,
  dailyLeft: 8,
  ...more,
})

const board = (more: Partial<Board> = {}): Board => ({ isDrawn: true, winners, hasMore: true, own: null, ...more })

/** Every state of the lottery; `now` in Unix seconds. */
export function lotteriesAt(now: number) {
  const campaign: CampaignOnPage = {
    id: 'cmp_00000000000000000000000001',
    ...words,
    state: 'running',
    startsAt: now - 3 * DAY,
    finishedAt: now + 11 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-12-04',
  }
  const details = (of: Partial<CampaignOnPage> = {}, more: Partial<Details> = {}): Details => ({
    campaign: { ...campaign, ...of },
    drawAt: of.finishedAt ?? campaign.finishedAt,
    coinsPerTicket: 100_000,
    ticketsMax: 100,
    dailyTickets: 8,
    centsPerTicket: 199,
    bucketLabel: null,
    prizes,
    isCoinsOnly: false,
    ticketsTotal: 12_480,
    commit: '5e'.repeat(32),
    isDrawn: false,
    ...more,
  })
  const own = (count: number, more: Partial<OwnTickets> = {}) => ownAt(now, count, more)
  const ended = { state: 'ended', startsAt: now - 16 * DAY, finishedAt: now - 2 * DAY } as const
  const drawn = details(ended, { isDrawn: true })
  const prize = { coins: 5_250_000, entries: 1_000, places: [2, 17], isTaken: false }
  const past: contract.PastDraw[] = [1, 2].map((nth) => ({
    id: `cmp_0000000000000000000000000${nth}`,
    title: words.title,
    drawAt: now - nth * 14 * DAY,
    ticketsTotal: 9_000 + nth,
    isDrawn: true,
    first: { coins: 10_000_000, entries: 2_500 },
  }))
  const still = { progress: 0, dailyLeft: 0 }
  return {
    past,
    stories: {
      newcomer: { details: details({}, { ticketsTotal: 0 }), own: own(0, { progress: 0 }) },
      'with tickets': { details: details(), own: own(23) },
      'asked today': { details: details(), own: own(31, { dailyLeft: 0 }) },
      'all tickets': { details: details(), own: own(100, still) },
      'coins only': {
        details: details({}, { isCoinsOnly: true, prizes: prizes.map((each) => ({ ...each, entries: 0 })) }),
        own: own(23),
      },
      'without purchases': { details: details({}, { centsPerTicket: null }), own: own(3) },
      planned: {
        details: details({ state: 'planned', startsAt: now + DAY, finishedAt: now + 15 * DAY }, { ticketsTotal: 0 }),
        own: own(0, still),
      },
      drawing: { details: details(ended), own: own(23, still), board: board({ isDrawn: false, winners: [], hasMore: false }) },
      won: { details: drawn, own: own(23, still), board: board({ own: prize }) },
      taken: { details: drawn, own: own(23, still), board: board({ own: { ...prize, isTaken: true } }) },
      'not won': { details: drawn, own: own(23, still), board: board() },
      'nobody won': { details: { ...drawn, ticketsTotal: 0 }, own: own(0, still), board: board({ winners: [], hasMore: false }) },
      none: {
        details: details(
          { id: null, state: 'none', startsAt: null, finishedAt: null, startDay: null, endDay: null },
          { drawAt: null, coinsPerTicket: null, ticketsMax: null, dailyTickets: 0, prizes: [], ticketsTotal: 0, commit: null },
        ),
        own: own(0, still),
      },
    } satisfies Record<string, { details: Details; own: OwnTickets; board?: Board }>,
  }
}
