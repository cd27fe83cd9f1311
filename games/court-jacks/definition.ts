import type { VideoPokerDefinition } from '#engine/video-poker/definition.ts'
import { tableAmounts } from '#kernel/economy.ts'

/** The full-pay table: nine for a full house, six for a flush. */
export const definition: VideoPokerDefinition = {
  kind: 'video-poker',
  id: 'court-jacks',
  jokers: 0,
  pairFrom: 11,
  pays: {
    'natural-royal': 800,
    'five-of-a-kind': 0,
    'wild-royal': 0,
    'straight-flush': 50,
    'four-of-a-kind': 25,
    'full-house': 9,
    flush: 6,
    straight: 4,
    'three-of-a-kind': 3,
    'two-pair': 2,
    'high-pair': 1,
    nothing: 0,
  },
  betLevels: tableAmounts,
}
