import type { VideoPokerDefinition } from '#engine/video-poker/definition.ts'
import { tableAmounts } from '#kernel/economy.ts'

export const definition: VideoPokerDefinition = {
  kind: 'video-poker',
  id: 'jesters-deck',
  pairFrom: 13,
  pays: {
    'natural-royal': 800,
    'five-of-a-kind': 200,
    'wild-royal': 100,
    'straight-flush': 50,
    'four-of-a-kind': 15,
    'full-house': 7,
    flush: 5,
    straight: 3,
    'three-of-a-kind': 2,
    'two-pair': 1,
    'high-pair': 1,
    nothing: 0,
  },
  betLevels: tableAmounts,
}
