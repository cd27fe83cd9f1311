import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile, switchToSweepStakes, switchToTournamentPoints } from '#features/account/contract.ts'
import type { GameMode } from '#features/game-session/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Game } from '../contract.ts'
import { useIsGuest } from './queries.ts'

/** One button for each balance that a game can be played with. A guest signs up first. */
export function PlayButtons({ game }: { game: Game }) {
  const t = useTranslations('lobby')
  const isGuest = useIsGuest()
  const { replace } = useModals()
  const { play, isStarting } = usePlay(game, !isGuest)
  if (isGuest) {
    return (
      <div className="mt-6 grid gap-3">
        <button
          type="button"
          className="button"
          data-size="large"
          onClick={() => replace('signup', { wanted: 'game', slug: game.slug })}
        >
          {t('signUpToPlay')}
        </button>
        <p className="text-center text-[14px]/5 text-muted">{t('signUpNote')}</p>
      </div>
    )
  }
  return (
    <div className="mt-6 grid gap-3">
      <button type="button" className="button" data-size="large" disabled={isStarting} onClick={() => play('TournamentPoints')}>
        <img src="/art/interface/coin-64.webp" width={28} height={28} alt="" />
        {t('playWithCoins')}
      </button>
      <button
        type="button"
        className="button"
        data-size="large"
        data-kind="quiet"
        disabled={isStarting}
        onClick={() => play('SweepStakes')}
      >
        <img src="/art/interface/entry-64.webp" width={28} height={28} alt="" />
        {t('playWithEntries')}
      </button>
    </div>
  )
}

const SWITCHES = { SweepStakes: switchToSweepStakes, TournamentPoints: switchToTournamentPoints } as const

/** Chooses the balance where it is not chosen yet, then goes to the game. */
function usePlay({ path }: Game, isPlayer: boolean): { play: (mode: GameMode) => void; isStarting: boolean } {
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
