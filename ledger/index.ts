export { lockFreeWallets, openWallet, readBalances, readFreeBalances } from './balances.ts'
export { setBudget } from './budgets.ts'
export { checkHourly, type CheckRun, checkWhole, findNew, forgetCheckpoint, readCheckRuns } from './check.ts'
export { LedgerError, type LedgerErrorCode } from './errors.ts'
export {
  expireHolds,
  type Hold,
  type HoldPosting,
  type HoldRequest,
  holdUpTo,
  type PartialHold,
  placeHold,
  postHold,
  takeUpTo,
  voidHold,
} from './holds.ts'
export { checkInvariants, type Finding } from './invariants.ts'
export { createLanes, BackpressureError, type Lanes } from './lanes.ts'
export { LEDGER_TABLES } from './personal-tables.ts'
export { post, postAlone } from './post.ts'
export { postHouse } from './post-house.ts'
export { postRewards, type RewardRequest } from './post-rewards.ts'
export { readPlaythrough } from './read-playthrough.ts'
export { reverse } from './reverse.ts'
export { rewardTransfer } from './reward-transfer.ts'
export { type HouseBalance, readHouseBalances, rebaseRollUp, rollUp } from './roll-up.ts'
export {
  countRounds,
  readStatement,
  type RoundCount,
  type StatementFilter,
  type StatementLine,
  type StatementMark,
  type StatementSum,
  sumStatement,
} from './statement.ts'
export type {
  AccountRef,
  Balances,
  Budget,
  HouseAccount,
  HouseMovement,
  HouseTransferRequest,
  Movement,
  PostedTransfer,
  TransferRequest,
} from './types.ts'
