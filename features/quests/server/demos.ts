import { slotGames } from '#games/all.ts'
import type { ConfigOf, DemoCampaign } from '#platform/campaigns/index.ts'
import type { questsCampaign } from '../shared/campaign.ts'

type Config = ConfigOf<typeof questsCampaign>

const DAYS = 24
const LAST = DAYS - 1

const days: Config['days'] = Array.from({ length: DAYS }, (_, at) => {
  const game = slotGames[at % slotGames.length]!.slug
  const prize = (times: number) => ({ coins: times * (at === LAST ? 500_000 : 50_000), entries: at % 6 === 5 ? 100 * times : 0 })
  return {
    tasks: [
      { type: 'rounds', target: 20 + at, gameIds: [], prize: prize(1) },
      { type: 'wins', target: 5, gameIds: [game], prize: prize(2) },
    ],
  }
})

export const demos: readonly DemoCampaign<Config>[] = [{ inDays: 10, lastsDays: DAYS, config: () => ({ type: 'advent', days }) }]
