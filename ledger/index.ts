export { openWallet, readBalances } from "./balances.ts";
export { setBudget } from "./budgets.ts";
export { LedgerError, type LedgerErrorCode } from "./errors.ts";
export {
  expireHolds,
  type Hold,
  type HoldPosting,
  type HoldRequest,
  placeHold,
  postHold,
  voidHold,
} from "./holds.ts";
export { createLanes, LanesFullError, type Lanes } from "./lanes.ts";
export { post } from "./post.ts";
export { reverse } from "./reverse.ts";
export { type HouseBalance, readHouseBalances, rollUp } from "./roll-up.ts";
export type {
  AccountRef,
  Balances,
  Budget,
  HouseAccount,
  Movement,
  PostedTransfer,
  TransferRequest,
} from "./types.ts";
