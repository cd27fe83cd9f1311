import { z } from 'zod'
import { toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { definePromotion, type NamedPlace, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { SHOWN_PLACES, tournamentPush } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { prizeAt } from '../shared/prize-at.ts'

export type TournamentRun = Run<ConfigOf<typeof tournamentsCampaign>>

/** With the runner-up a reversed best round leaves the right score behind. */
const BEST_KEPT = 2

const tournamentCell = z.object({
  rounds: z.int().min(0),
  /** Minor units won, or hundredths of the stake. */
  score: z.int().min(0),
  /** The best rounds, if one counts: id, win, stake. */
  best: z.array(z.tuple([z.string(), z.int(), z.int()])).max(BEST_KEPT),
})
type TournamentCell = z.infer<typeof tournamentCell>
type Best = TournamentCell['best'][number]

/** Rounds in qualifying games score by the rule of the run; prizes go by the final place. */
export const tournament = definePromotion({
  campaign: tournamentsCampaign,
  cell: tournamentCell,
  empty: (): TournamentCell => ({ rounds: 0, score: 0, best: [] }),
  on: {
    'round.settled': count,
    'round.reversed': count,
  },
  prizeOf(place, { config }) {
    const prize = prizeAt(config.prizes, place)
    return prize && { kind: 'balance', coins: prize.coins, entries: prize.entries }
  },
  topPush: (top, { id }) => liveMessage(tournamentPush, { action: 'positions', id, winners: toWinners(top) }),
  ownPush: ({ place, points, cell }, { id }) =>
    liveMessage(tournamentPush, { action: 'bet', id, playerData: toPlayerData(cell, { place, points }) }),
  announce: (phase, { id, words, endsAt }) => {
    const told = { id, title: titleOf(words) }
    const finishedAt = endsAt === null ? null : toUnixSeconds(endsAt)
    return liveMessage(tournamentPush, phase === 'stop' ? { action: phase, ...told } : { action: phase, ...told, finishedAt })
  },
  paidPush({ key, value }, { id, words }) {
    const place = placeOf(key)
    if (place === undefined || value.kind !== 'balance') return undefined
    const { coins, entries } = value
    return liveMessage(tournamentPush, { action: 'playerWin', id, title: titleOf(words), place, coins, entries })
  },
  cost: ({ prizes }) =>
    prizes.map(({ fromPlace, toPlace, ...prize }) =>
      fixedCost(fromPlace === toPlace ? `place ${fromPlace}` : `a place from ${fromPlace} to ${toPlace}`, prize),
    ),
})

/** A hundredth of what the board counts in. */
const toPoints = (score: number): number => score / 100

export const toWinners = (places: readonly NamedPlace[]) =>
  places.slice(0, SHOWN_PLACES).map(({ points, ...face }) => ({ ...face, points: toPoints(points) }))

/** What a player sees of the own play; null without any. */
export const toPlayerData = (cell: TournamentCell | undefined, own: { place: number; points: number } | undefined) => ({
  roundsPlayed: cell?.rounds ?? 0,
  points: toPoints(own?.points ?? 0),
  place: own?.place ?? null,
})

export const titleOf = ({ en, es }: Run['words']) => ({ en: en.title, es: es.title })

/** Of a prize's key; undefined for any other grant. */
export function placeOf(key: string): number | undefined {
  const place = /(?:^|:)place:(\d+)$/.exec(key)?.[1]
  return place === undefined ? undefined : Number(place)
}

/** Every change moves the board's sum by what the score has changed, since a reversed round lowers it. */
function count(cell: TournamentCell, event: PromotionEvent<'round.settled' | 'round.reversed'>, { config }: TournamentRun) {
  const { mode, games, scoreRule } = config
  if (event.payload.mode !== mode) return { ignored: 'other-mode' }
  if (!games.includes(event.payload.game)) return { ignored: 'other-game' }
  const next = event.type === 'round.settled' ? add(cell, event, scoreRule) : takeBack(cell, event, scoreRule)
  const points = next.score - cell.score
  return { cell: next, ...(points !== 0 && { scores: [{ mode: 'sum' as const, points }] }) }
}

type ScoreRule = TournamentRun['config']['scoreRule']

function add(cell: TournamentCell, { payload }: PromotionEvent<'round.settled'>, rule: ScoreRule): TournamentCell {
  const { roundId, win, stake } = payload
  const counted = { ...cell, rounds: cell.rounds + 1 }
  return rule === 'sum' ? { ...counted, score: cell.score + win } : withBest(counted, [...cell.best, [roundId, win, stake]], rule)
}

function takeBack(cell: TournamentCell, { payload }: PromotionEvent<'round.reversed'>, rule: ScoreRule): TournamentCell {
  const { roundId, win, stake, isWhole } = payload
  const counted = { ...cell, rounds: Math.max(0, cell.rounds - (isWhole ? 1 : 0)) }
  if (rule === 'sum') return { ...counted, score: Math.max(0, cell.score - win) }
  const left = cell.best.map((best): Best => (best[0] === roundId ? [roundId, best[1] - win, best[2] - stake] : best))
  return withBest(counted, left, rule)
}

/** Of equal rounds the earlier one stays first. */
function withBest(cell: TournamentCell, rounds: readonly Best[], rule: ScoreRule): TournamentCell {
  const scoring = rounds.filter((each) => scoreOf(each, rule) > 0)
  const best = scoring.toSorted((a, b) => scoreOf(b, rule) - scoreOf(a, rule)).slice(0, BEST_KEPT)
  return { ...cell, best, score: best[0] ? scoreOf(best[0], rule) : 0 }
}

const scoreOf = ([, win, stake]: Best, rule: ScoreRule): number =>
  rule === 'best-win' ? win : stake > 0 ? Math.floor((win * 100) / stake) : 0
