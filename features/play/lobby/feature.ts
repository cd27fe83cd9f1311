import { defineFeature } from '#kernel/feature.ts'

export interface LobbyOptions {
  /** Rows of home and lobby, in this order; a row without games is left out. */
  readonly rows: readonly RowKey[]
  /** The lobby has a page beside home; otherwise home is the lobby. */
  readonly hasLobbyPage: boolean
  /** A group's games are kept for an hour; otherwise every visitor's are put together anew. */
  readonly hasCachedGames: boolean
}

/** The rows that a lobby may show; the page knows how each is called. */
export type RowKey =
  | 'popularGames'
  | 'weeklySpecials'
  | 'topGames'
  | 'rapidLink'
  | 'fishing'
  | 'bonusCombo'
  | 'tableGames'
  | 'instantGames'
  | 'allGames'

export const lobby = defineFeature<'lobby', LobbyOptions>({
  id: 'lobby',
  defaults: {
    hasLobbyPage: true,
    hasCachedGames: true,
    rows: [
      'popularGames',
      'weeklySpecials',
      'topGames',
      'rapidLink',
      'fishing',
      'bonusCombo',
      'tableGames',
      'instantGames',
      'allGames',
    ],
  },
  movedPages: ({ hasLobbyPage }) => (hasLobbyPage ? {} : { '/lobby': '/' }),
})
