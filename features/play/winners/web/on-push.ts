import { hear } from '#ui/realtime/hear.ts'
import { lastWinnersPush } from '../contract.ts'
import { putWinners } from './queries.ts'

/** The list as it stands now takes the place of the one that a page shows. */
export const onPush = [hear(lastWinnersPush, ({ lastWinners }, { queries }) => putWinners(queries, lastWinners))]
