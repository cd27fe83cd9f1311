import { useSuspenseQuery } from '@tanstack/react-query'
import { keepFirstView } from '#client/game-tiles/first-view.ts'
import { gamesQuery } from '#client/game-tiles/load-games.ts'
import { checkRewards } from '#features/account/registration/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { PageNeeds } from '#ui/page/page-data.ts'
import { getHomePage } from '../contract.ts'

export const lobbyNeeds: PageNeeds = {
  queries: (api) => [queryOf(api, getHomePage), gamesQuery(api), queryOf(api, checkRewards, { query: {} })],
  ...(import.meta.env.SSR && { trim: keepFirstView }),
}

/** The sign-up bonus. */
export const useWelcomeGift = () =>
  useSuspenseQuery(queryOf(useApi(), checkRewards, { query: {} })).data.registrationRewardWithoutCode
