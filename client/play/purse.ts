import { MODE_ASSETS, type GameMode, type WireBalances } from '#features/play/game-session/contract.ts'

/** Minor units that a mode can stake: granted and won combined. */
export const purseOf = (balances: WireBalances, mode: GameMode): number =>
  balances[MODE_ASSETS[mode].granted] + balances[MODE_ASSETS[mode].won]

/** Replies and pushes may arrive out of order: the higher version is newer. */
export const newerOf = (left: WireBalances, right: WireBalances): WireBalances => (right.version > left.version ? right : left)
