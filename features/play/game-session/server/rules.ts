import type { GameMode } from '../contract.ts'

/** What the balances say about a round that could not be paid. */
export interface Purse {
  /** Minor units. */
  readonly granted: bigint
  readonly won: bigint
}

/** Coins flow into each other unasked; winnings can be redeemed, so a player agrees before they are played. */
export const mayPlayWon = (mode: GameMode, hasAgreed: boolean): boolean => mode === 'TournamentPoints' || hasAgreed

/** Why a round that did not start was refused: a question that the player may answer, or an empty purse. */
export function refusalOf(purse: Purse, stake: bigint, mayPlay: boolean): 'ask-to-play-winnings' | 'insufficient-funds' {
  return !mayPlay && purse.granted + purse.won >= stake ? 'ask-to-play-winnings' : 'insufficient-funds'
}
