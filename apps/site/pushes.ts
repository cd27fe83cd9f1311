import { profilePush, setBalancePush } from '#features/account/contract.ts'
import { bingoPush } from '#features/bingo/contract.ts'
import { cashPush, depositPush, paymentPush } from '#features/cash/contract.ts'
import { gamePush } from '#features/game-session/contract.ts'
import { jackpotsPush } from '#features/jackpots/contract.ts'
import { playerIdentityVerificationPush, playerVerificationPush } from '#features/identity/contract.ts'
import { moneyBoxPush } from '#features/money-box/contract.ts'
import { prizeDropsPush } from '#features/prize-drops/contract.ts'
import { cashbackPush, rankLeaguePush } from '#features/rank-league/contract.ts'
import { appPush } from '#features/realtime/contract.ts'
import { seasonPush } from '#features/season/contract.ts'
import { tournamentPush } from '#features/tournaments/contract.ts'
import { lastWinnersPush } from '#features/winners/contract.ts'
import type { PushContract } from '#kernel/push.ts'

/** Every push that pages hear, for the development page and for the test that tries them all. */
export const PUSHES: readonly PushContract[] = [
  appPush,
  bingoPush,
  cashPush,
  cashbackPush,
  depositPush,
  gamePush,
  jackpotsPush,
  lastWinnersPush,
  moneyBoxPush,
  paymentPush,
  playerIdentityVerificationPush,
  playerVerificationPush,
  prizeDropsPush,
  profilePush,
  rankLeaguePush,
  seasonPush,
  setBalancePush,
  tournamentPush,
]
