import { MODE_ASSETS, type GameMode, type WireBalances } from '#features/game-session/contract.ts'

/** Minor units that a mode can play with: granted and won together. */
export const purseOf = (balances: WireBalances, mode: GameMode): number =>
  balances[MODE_ASSETS[mode].granted] + balances[MODE_ASSETS[mode].won]

/** Replies and pushes overtake each other: the greater version is the newer one. */
export const newerOf = (left: WireBalances, right: WireBalances): WireBalances => (right.version > left.version ? right : left)
