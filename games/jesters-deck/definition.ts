import type { VideoPokerDefinition } from '#engine/video-poker/definition.ts'

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
  betLevels: {
    TournamentPoints: [2_000, 4_000, 6_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
    SweepStakes: [2_000, 4_000, 6_000, 10_000, 20_000, 40_000, 100_000, 200_000],
  },
}
