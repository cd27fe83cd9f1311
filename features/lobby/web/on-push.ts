import { jackpotsPush } from '#features/game-session/contract.ts'
import { hear } from '#ui/realtime/hear.ts'
import { putJackpots } from './jackpot-news.ts'

/** The lobby shows the jackpots of all games. */
export const onPush = [hear(jackpotsPush, (news, { queries }) => putJackpots(queries, news))]
