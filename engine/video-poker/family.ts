import { isListed, refuseBy } from '../natural-odds/bet.ts'
import type { Family } from '../round-contract.ts'
import { videoPokerHelp } from './help.ts'
import { playVideoPoker, videoPokerBets } from './play.ts'

export const videoPokerFamily: Family<'video-poker'> = {
  kind: 'video-poker',
  play: playVideoPoker,
  refuse: (definition, bet) => refuseBy(videoPokerBets(definition), definition, bet),
  isOffered: isListed,
  examples: (_, amount) => [{ mode: 'base', bet: { amount } }],
  help: videoPokerHelp,
}
