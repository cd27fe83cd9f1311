import { putBet, putTable } from '#client/tables/crash/table-news.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { sharedBetPush, sharedTablePush } from '../contract.ts'

/** Leaves the latest state for the page of the game, if it is open. */
export const onPush = [
  hear(sharedTablePush, (table, { queries }) => putTable(queries, table)),
  hear(sharedBetPush, ({ game, bet }, { queries }) => putBet(queries, game, bet)),
]
