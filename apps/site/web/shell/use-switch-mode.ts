import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile, type Profile, switchToSweepStakes, switchToTournamentPoints } from '#features/account/account/contract.ts'
import type { GameMode } from '#features/play/game-session/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'

const SWITCHES = { SweepStakes: switchToSweepStakes, TournamentPoints: switchToTournamentPoints } as const

type ProfileReply = ReplyOf<typeof getProfile>

/** Switches the game mode: optimistic, reverted if refused, refetched in any case. */
export function useSwitchMode() {
  const api = useApi()
  const queries = useQueryClient()
  const t = useTranslations('site')
  const key = keyOf(getProfile)
  const show = (gameMode: GameMode) =>
    queries.setQueryData<ProfileReply>(key, (known) => known && { ...known, data: { ...known.data, gameMode } })

  return useMutation({
    mutationFn: (mode: GameMode) => api.call(SWITCHES[mode]),
    onMutate: async (mode) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<ProfileReply>(key)?.data.gameMode
      show(mode)
      return { before }
    },
    onSuccess: ({ gameMode }) => {
      show(gameMode)
      showToast(t('switched', { currency: t(gameMode === 'SweepStakes' ? 'entries' : 'coins').toLowerCase() }))
    },
    onError: (_error, _mode, context) => {
      if (context?.before) show(context.before)
      showToast(t('switchFailed'), { kind: 'error' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}

/** The only sum over two assets: a mode's granted and won balance, in minor units. */
export function modeBalance({ playerInfo }: Pick<Profile, 'playerInfo'>, mode: GameMode): number {
  const { coins, tourPoints, entries, winnings } = playerInfo.playerBalance
  return mode === 'SweepStakes' ? entries + winnings : coins + tourPoints
}
