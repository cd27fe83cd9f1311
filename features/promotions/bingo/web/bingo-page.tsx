import { useSuspenseQuery } from '@tanstack/react-query'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { getGameData, getInfo } from '../contract.ts'
import { BingoView } from './bingo-view.tsx'
import { usePlaying } from './queries.ts'

const data = pageData({ queries: (api) => [queryOf(api, getInfo), queryOf(api, getGameData)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The player's balls, the game, and the prize of each pattern. */
export default function BingoPage() {
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const game = useSuspenseQuery(queryOf(useApi(), getGameData)).data.data
  const playing = usePlaying(game.lastGame)
  return <BingoView info={info.data} game={game} isPlayer={useIsPlayer()} playing={playing} onRefresh={() => void refetch()} />
}
