import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile, switchToSweepStakes, switchToTournamentPoints } from '#features/account/account/contract.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { showToast } from '#ui/toast/toasts.ts'

const SWITCHES = { SweepStakes: switchToSweepStakes, TournamentPoints: switchToTournamentPoints } as const

/** Selects the game mode if none is selected yet, then opens the game's page. */
export function usePlay(path: string, isPlayer: boolean): { play: (mode: GameMode) => void; isStarting: boolean } {
  const t = useTranslations('ui')
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useLocalNavigate()
  const chosen = useQuery({ ...queryOf(api, getProfile), enabled: isPlayer }).data?.data.gameMode
  const { mutate, isPending } = useMutation({
    mutationFn: async (mode: GameMode) => {
      if (mode === chosen) return
      await api.call(SWITCHES[mode])
      await queries.invalidateQueries({ queryKey: keyOf(getProfile) })
    },
    onSuccess: () => navigate(path),
    onError: () => showToast(t('networkError'), { kind: 'error' }),
  })
  return { play: mutate, isStarting: isPending }
}
