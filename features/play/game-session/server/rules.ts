import type { GameMode } from '../contract.ts'

/** The balances of a round that could not be paid. */
export interface Purse {
  /** Minor units. */
  readonly granted: bigint
  readonly won: bigint
}

/** Coin balances are interchangeable; winnings are redeemable, so a player agrees before they are played. */
export const mayPlayWon = (mode: GameMode, hasAgreed: boolean): boolean => mode === 'TournamentPoints' || hasAgreed

/** Why a round was refused: a question for the player, or insufficient funds. */
export function refusalOf(purse: Purse, stake: bigint, mayPlay: boolean): 'ask-to-play-winnings' | 'insufficient-funds' {
  return !mayPlay && purse.granted + purse.won >= stake ? 'ask-to-play-winnings' : 'insufficient-funds'
}
