import { samplesOf } from '#kernel/push.ts'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { generatedFace } from '#kernel/public-face.ts'
import { type Tournament, type Win, tournamentPush } from './contract.ts'
import { words } from './shared/words.en.ts'

const DAY = 86_400
const winners = (points: (place: number) => number) =>
  Array.from({ length: 10 }, (_, at) => ({ place: at + 1, ...generatedFace(`player ${at}`), points: points(at + 1) }))

export const win: Win = {
  id: 'cmp_00000000000000000000000003',
  title: { en: 'Friday sprint', es: 'Sprint del viernes' },
  place: 3,
  coins: 2_500_000,
  entries: 1_000,
}

/** Tournaments in every state, seen at this time in Unix seconds. */
export function tournamentsAt(now: number) {
  const campaign: CampaignOnPage = {
    id: 'cmp_00000000000000000000000001',
    ...words,
    title: 'Weeklong marathon',
    state: 'running',
    startsAt: now - DAY,
    finishedAt: now + 6 * DAY,
    startDay: '2026-11-21',
    endDay: '2026-11-27',
  }
  const fresh: Tournament = {
    campaign,
    historyId: 'cmp_00000000000000000000000001',
    games: [
      { slug: 'cherry-royale', title: 'Cherry Royale' },
      { slug: 'voltage-sevens', title: 'Voltage Sevens' },
      { slug: 'ember-wyrm', title: 'Ember Wyrm' },
    ],
    mode: 'TournamentPoints',
    scoreRule: 'sum',
    prizes: [
      { fromPlace: 1, toPlace: 1, coins: 5_000_000, entries: 500 },
      { fromPlace: 2, toPlace: 3, coins: 2_000_000, entries: 200 },
      { fromPlace: 4, toPlace: 50, coins: 500_000, entries: 0 },
    ],
    isCoinsOnly: false,
    winners: [],
    players: 0,
    isFinal: false,
    playerData: null,
  }
  const live: Tournament = { ...fresh, winners: winners((place) => 52_400 - place * 3_950), players: 214 }
  const planned = { ...campaign, title: 'Weekend showdown', state: 'planned', startsAt: now + 3 * DAY } as const
  const ended = { ...campaign, title: 'Friday sprint', state: 'ended', finishedAt: now - DAY } as const
  const final: Tournament = { ...live, campaign: ended, historyId: win.id, isFinal: true }
  return {
    nothing: null,
    fresh,
    live,
    'on the leaderboard': { ...live, playerData: { roundsPlayed: 31, points: 20_800, place: 8 } },
    'below the leaderboard': { ...live, playerData: { roundsPlayed: 4, points: 95, place: 187 } },
    'without a score': { ...live, playerData: { roundsPlayed: 6, points: 0, place: null } },
    multiplier: {
      ...live,
      scoreRule: 'best-multiplier',
      winners: winners((place) => 412.5 / place),
      playerData: { roundsPlayed: 31, points: 137.5, place: 3 },
    },
    entries: { ...live, mode: 'SweepStakes', scoreRule: 'best-win', winners: winners((place) => 64.2 / place) },
    'coins only': { ...live, isCoinsOnly: true, prizes: fresh.prizes.map((prize) => ({ ...prize, entries: 0 })) },
    planned: { ...fresh, campaign: planned, historyId: 'cmp_00000000000000000000000002' },
    'being finalized': { ...final, isFinal: false },
    final: { ...final, playerData: { roundsPlayed: 80, points: 40_550, place: 3 } },
    'ended without players': { ...fresh, campaign: ended, isFinal: true },
  } as const satisfies Record<string, Tournament | null>
}

const sampleTitle = { en: 'Friday sprint', es: 'Sprint del viernes' }
const sample = { id: 'tournament-1', title: sampleTitle }

/** An example of each push, by action. */
export const pushSamples = [
  samplesOf(tournamentPush, {
    start: { action: 'start', ...sample, finishedAt: 1_796_000_000 },
    stop: { action: 'stop', ...sample },
    positions: {
      action: 'positions',
      id: 'tournament-1',
      winners: [
        { place: 1, name: 'Sunny Otter', avatar: 'otter', points: 4_120 },
        { place: 2, name: 'Night Reader', avatar: 'owl', points: 3_980 },
      ],
    },
    bet: { action: 'bet', id: 'tournament-1', playerData: { roundsPlayed: 31, points: 2_260, place: 7 } },
    playerWin: { action: 'playerWin', ...sample, place: 3, coins: 2_500_000, entries: 1_000 },
  }),
] as const
