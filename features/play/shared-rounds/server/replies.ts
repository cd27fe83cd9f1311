import { MODE_ASSETS, type WireBalances } from '#features/play/game-session/contract.ts'
import { money, toWire } from '#kernel/money.ts'
import type { Balances } from '#ledger/index.ts'
import type { SharedBet } from '../contract.ts'
import type { StoredBet } from './bets.ts'

export const toBalances = (balances: Balances): WireBalances => ({
  version: balances.version,
  coins: toWire(money('coins', balances.coins)),
  tourPoints: toWire(money('tourPoints', balances.tourPoints)),
  entries: toWire(money('entries', balances.entries)),
  winnings: toWire(money('winnings', balances.winnings)),
})

export const toBet = (bet: StoredBet): SharedBet => ({
  id: bet.id,
  chain: bet.chain,
  no: bet.round,
  mode: bet.mode,
  state: bet.state,
  stake: toWire(money(MODE_ASSETS[bet.mode].granted, bet.stake)),
  auto: bet.auto,
  collectedAt: bet.win > 0n ? bet.target : null,
  win: toWire(money(MODE_ASSETS[bet.mode].won, bet.win)),
})
