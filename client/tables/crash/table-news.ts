import type { QueryClient } from '@tanstack/react-query'
import type { SharedBet, SharedTable } from '#features/play/shared-rounds/contract.ts'

/** Where pushes leave the latest state of a game's shared round, for the page that is open. */
export const tableNewsKey = (game: string) => ['shared-table', game] as const
export const betNewsKey = (game: string) => ['shared-bet', game] as const

export const putTable = (queries: QueryClient, table: SharedTable): void =>
  void queries.setQueryData<SharedTable>(tableNewsKey(table.game), table)

export const putBet = (queries: QueryClient, game: string, bet: SharedBet): void =>
  void queries.setQueryData<SharedBet>(betNewsKey(game), bet)
