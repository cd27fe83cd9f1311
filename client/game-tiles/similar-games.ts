import type { Game } from '#features/play/lobby/contract.ts'

const MECHANIC = 4
const VOLATILITY = 1

/** Other playable games that resemble this one by mechanic, features and volatility: closest first, then most popular. */
export function similarGames(games: readonly Game[], slug: string): Game[] {
  const own = games.find((game) => game.slug === slug)?.facts
  if (!own) return []
  const likeness = ({ facts }: Game): number => {
    if (!facts) return 0
    const mechanic = facts.mechanic === own.mechanic ? MECHANIC : 0
    const features = facts.features.filter((feature) => own.features.includes(feature)).length
    return mechanic + features + (facts.volatility[0] === own.volatility[0] ? VOLATILITY : 0)
  }
  return games
    .filter((game) => game.slug !== slug && game.componentOption.state === 'playable')
    .map((game) => ({ game, score: likeness(game) }))
    .filter(({ score }) => score > VOLATILITY)
    .toSorted((a, b) => b.score - a.score || a.game.ranks.popular - b.game.ranks.popular)
    .map(({ game }) => game)
}
