import { toUnixSeconds } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { definePromotion, type NamedPlace, type PromotionEvent, type Run } from '#promotions/definition.ts'
import { placeCosts, placeGrant, placeWon } from '#promotions/boards/place-prizes.ts'
import type { OwnStanding } from '#promotions/boards/read-board.ts'
import { NO_SCORE, type RoundScore, roundScore, scoreRound } from '#promotions/boards/round-score.ts'
import { SHOWN_PLACES, tournamentPush } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'

type TournamentRun = Run<ConfigOf<typeof tournamentsCampaign>>

/** Rounds in qualifying games score by the rule of the run; prizes go by the final place. */
export const tournament = definePromotion({
  campaign: tournamentsCampaign,
  cell: roundScore,
  empty: (): RoundScore => NO_SCORE,
  on: { 'round.settled': count, 'round.reversed': count },
  prizeOf: (place, { config }) => placeGrant(config.prizes, place),
  topPush: (top, { id }) => liveMessage(tournamentPush, { action: 'positions', id, winners: toWinners(top) }),
  ownPush: (own, { id }) => liveMessage(tournamentPush, { action: 'bet', id, playerData: toPlayerData(own) }),
  announce: (action, { id, words, endsAt }) =>
    liveMessage(tournamentPush, { action, id, title: titleOf(words), finishedAt: endsAt && toUnixSeconds(endsAt) }),
  paidPush(grant, { id, words }) {
    const won = placeWon(grant)
    return won && liveMessage(tournamentPush, { action: 'playerWin', id, title: titleOf(words), ...won })
  },
  cost: ({ prizes }) => placeCosts(prizes),
})

/** A hundredth of what the board counts in. */
const toPoints = (score: number): number => score / 100

export const toWinners = (places: readonly NamedPlace[]) =>
  places.slice(0, SHOWN_PLACES).map(({ points, ...face }) => ({ ...face, points: toPoints(points) }))

/** What a player sees of the own play. */
export const toPlayerData = ({ cell, place, points }: OwnStanding<RoundScore | undefined>) => ({
  roundsPlayed: cell?.rounds ?? 0,
  points: toPoints(points),
  place,
})

export const titleOf = ({ en, es }: Run['words']) => ({ en: en.title, es: es.title })

function count(cell: RoundScore, event: PromotionEvent<'round.settled' | 'round.reversed'>, { config }: TournamentRun) {
  const { mode, games, scoreRule } = config
  if (event.payload.mode !== mode) return { ignored: 'other-mode' }
  if (!games.includes(event.payload.game)) return { ignored: 'other-game' }
  return scoreRound(cell, event, scoreRule)
}
