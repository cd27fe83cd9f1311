import { profilePush, setBalancePush } from '#features/account/account/contract.ts'
import { bingoPush } from '#features/promotions/bingo/contract.ts'
import { funMachinePush } from '#features/promotions/fun-machine/contract.ts'
import { cashPush, depositPush, paymentPush } from '#features/store/checkout/contract.ts'
import { coinDropsPush } from '#features/promotions/coin-drops/contract.ts'
import { gamePush } from '#features/play/game-session/contract.ts'
import { inboxPush } from '#features/engage/notifications/contract.ts'
import { jackpotsPush } from '#features/play/jackpots/contract.ts'
import { playerIdentityVerificationPush, playerVerificationPush } from '#features/account/verification/contract.ts'
import { streakPush } from '#features/promotions/deposit-streak/contract.ts'
import { fortunePush } from '#features/promotions/fortune-investment/contract.ts'
import { moneyBoxPush } from '#features/promotions/money-box/contract.ts'
import { cosmicBoxesPush } from '#features/promotions/cosmic-boxes/contract.ts'
import { prizeDropsPush } from '#features/promotions/prize-drops/contract.ts'
import { questPush } from '#features/promotions/quests/contract.ts'
import { cashbackPush, rankLeaguePush } from '#features/promotions/rank-league/contract.ts'
import { scratchCardsPush } from '#features/promotions/scratch-cards/contract.ts'
import { appPush } from '#features/site/realtime/contract.ts'
import { seasonPush } from '#features/promotions/season/contract.ts'
import { tournamentPush } from '#features/promotions/tournaments/contract.ts'
import { seedsPush } from '#features/play/fair-play/contract.ts'
import { sharedBetPush, sharedTablePush } from '#features/play/shared-rounds/contract.ts'
import { lastWinnersPush } from '#features/play/winners/contract.ts'
import type { PushContract } from '#kernel/push.ts'

/** Every push type, for the development page and for the test that tries them all. */
export const PUSHES: readonly PushContract[] = [
  appPush,
  bingoPush,
  cashPush,
  cashbackPush,
  coinDropsPush,
  cosmicBoxesPush,
  depositPush,
  streakPush,
  fortunePush,
  funMachinePush,
  gamePush,
  inboxPush,
  jackpotsPush,
  lastWinnersPush,
  moneyBoxPush,
  paymentPush,
  playerIdentityVerificationPush,
  playerVerificationPush,
  prizeDropsPush,
  profilePush,
  questPush,
  rankLeaguePush,
  scratchCardsPush,
  seasonPush,
  seedsPush,
  setBalancePush,
  sharedBetPush,
  sharedTablePush,
  tournamentPush,
]
