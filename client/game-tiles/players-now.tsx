import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getPlaying } from '#features/play/players-now/contract.ts'
import { MINUTE_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

/** How many players are in the game now, while it is shown; nothing if they are too few to be counted. */
export function PlayersNow({ slug }: { slug: string }) {
  const t = useTranslations('game-tiles')
  const { data } = useQuery({ ...queryOf(useApi(), getPlaying), staleTime: MINUTE_MS / 2, refetchInterval: MINUTE_MS })
  const players = data?.data.games[slug]
  return players === undefined ? null : <p className="players-now figures">{t('playingNow', { players })}</p>
}
