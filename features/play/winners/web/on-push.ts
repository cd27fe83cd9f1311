import { hear } from '#ui/realtime/on-message.ts'
import { lastWinnersPush } from '../contract.ts'
import { putWinners } from './queries.ts'

/** Replaces the list that a page shows by the pushed one. */
export const onPush = [hear(lastWinnersPush, ({ lastWinners }, { queries }) => putWinners(queries, lastWinners))]
