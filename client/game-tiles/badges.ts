import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { initApp } from '#features/account/account/contract.ts'
import { isKnownPlayer } from '../player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { afterPaint } from '#ui/page/after-paint.ts'
import { showToast } from '#ui/toast/toasts.ts'
import {
  addFavorite,
  addReminder,
  type Game,
  type GamesPayload,
  getGames,
  removeFavorite,
  removeReminder,
} from '#features/play/lobby/contract.ts'

/** Adds a game to the favorites or removes it; guests are asked to sign up. */
export function useToggleFavourite(): (game: Game) => void {
  const api = useApi()
  const queries = useQueryClient()
  const t = useTranslations('game-tiles')
  return useToggle({
    send: async (game) => {
      const { data } = await api.call(game.isFavorite ? removeFavorite : addFavorite, { params: { gameId: game.id } })
      patchData(queries, initApp, (known) => ({ ...known, ...data }))
    },
    flipped: (game) => ({ ...game, isFavorite: !game.isFavorite }),
    failed: t('favouriteFailed'),
  })
}

/** Sets or cancels the reminder for an upcoming game. */
export function useToggleReminder(): (game: Game) => void {
  const api = useApi()
  const queries = useQueryClient()
  const t = useTranslations('game-tiles')
  return useToggle({
    send: async (game) => {
      const contract = game.componentOption.isReminded ? removeReminder : addReminder
      const { data } = await api.call(contract, { params: { gameId: game.id } })
      patchData(queries, initApp, (known) => ({ ...known, ...data }))
    },
    flipped: (game) => {
      const { componentOption } = game
      return { ...game, componentOption: { ...componentOption, isReminded: !componentOption.isReminded } }
    },
    done: (game) => t(game.componentOption.isReminded ? 'reminderOff' : 'reminderOn', { title: game.title }),
    failed: t('reminderFailed'),
  })
}

interface Toggle {
  /** Receives the game as it was before the click. */
  readonly send: (game: Game) => Promise<unknown>
  readonly flipped: (game: Game) => Game
  readonly done?: (game: Game) => string
  readonly failed: string
}

/**
 * Updates the mark optimistically and reverts it if the server refuses. Tiles hold no observer for it, as a page has
 * a hundred.
 */
function useToggle({ send, flipped, done, failed }: Toggle): (game: Game) => void {
  const queries = useQueryClient()
  const { open } = useModals()
  const mark = async (game: Game): Promise<void> => {
    const after = flipped(game)
    putMarks(queries, after)
    try {
      await send(game)
    } catch {
      putMarks(queries, game)
      showToast(failed, { kind: 'error' })
      return
    }
    // The list may have been read again meanwhile, as it was before.
    putMarks(queries, after)
    if (done) showToast(done(game), { kind: 'success' })
  }
  const signUp = (slug: string) => afterPaint(() => open('signup', { wanted: 'game', slug }))
  return (game) => (isKnownPlayer(queries) ? void mark(game) : signUp(game.slug))
}

/** Updates one game's marks in the cached games, whose age stays: a part stays a part. */
function putMarks(queries: QueryClient, { id, isFavorite, componentOption: { isReminded } }: Game): void {
  const queryKey = keyOf(getGames)
  const marked = (game: Game): Game => ({ ...game, isFavorite, componentOption: { ...game.componentOption, isReminded } })
  const updatedAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  queries.setQueryData<GamesPayload>(
    queryKey,
    (known) => (known ? { ...known, games: known.games.map((each) => (each.id === id ? marked(each) : each)) } : known),
    { updatedAt },
  )
}
