import {
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
  type UseMutateFunction,
} from '@tanstack/react-query'
import { useHome } from '#client/home.ts'
import { useHearsPushes } from '#client/player.ts'
import { getGames, getHomePage, type Game } from '#features/play/lobby/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { chooseVisibility, getVisibility, listWinners, type Winner } from '../contract.ts'

type Home = ReplyOf<typeof getHomePage>

/** Polls while no pushes arrive. */
const ASK_AGAIN_MS = 30 * SECOND_MS

export interface ShownWin {
  readonly win: Winner
  readonly game: Game
}

/** The home page's list with later pushes applied, without wins in games that this visitor may not see. */
export function useLastWinners(): readonly ShownWin[] {
  const api = useApi()
  const queries = useQueryClient()
  const { payload } = useHome()
  const { games } = useSuspenseQuery(queryOf(api, getGames)).data
  const hearsPushes = useHearsPushes()
  useQuery({
    queryKey: keyOf(listWinners),
    queryFn: async () => {
      const { data } = await api.call(listWinners)
      putWinners(queries, data.lastWinners)
      return data
    },
    enabled: !hearsPushes,
    initialData: { lastWinners: payload.lastWinners as Winner[] },
    refetchInterval: ASK_AGAIN_MS,
  })
  const byId = new Map(games.map((game) => [game.slug, game]))
  return (payload.lastWinners as Winner[]).flatMap((win) => {
    const game = byId.get(win.game)
    return game ? [{ win, game }] : []
  })
}

/** Replaces the list in the cached home page. */
export function putWinners(queries: QueryClient, lastWinners: readonly Winner[]): void {
  queries.setQueryData<Home>(
    keyOf(getHomePage),
    (home) => home && { ...home, payload: { ...home.payload, lastWinners: [...lastWinners] } },
  )
}

export const useIsShown = (): boolean => useSuspenseQuery(queryOf(useApi(), getVisibility)).data.data.isShown

/** Optimistic: undone if the server refuses. */
export function useChooseVisibility(): UseMutateFunction<unknown, Error, boolean> {
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const put = (isShown: boolean) =>
    queries.setQueryData<ReplyOf<typeof getVisibility>>(keyOf(getVisibility), { success: true, data: { isShown } })
  return useMutation({
    mutationFn: (isShown: boolean) => api.call(chooseVisibility, { body: { isShown } }),
    onMutate: put,
    onError: (error, isShown) => {
      put(!isShown)
      showToast(failureText(error), { kind: 'error' })
    },
  }).mutate
}
