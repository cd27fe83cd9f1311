import { defineFeature } from '#kernel/feature.ts'

export interface LobbyOptions {
  /** Rows of home and lobby, in this order; a row without games is omitted. */
  readonly rows: readonly RowKey[]
  /** The lobby has a page separate from home; otherwise home is the lobby. */
  readonly hasLobbyPage: boolean
  /** A group's games are cached for an hour; otherwise they are built for every request. */
  readonly hasCachedGames: boolean
}

/** The rows that a lobby may show; the page has their names. */
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
