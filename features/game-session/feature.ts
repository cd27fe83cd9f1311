import { defineFeature } from '#kernel/feature.ts'

export interface GameSessionOptions {
  /** Slugs of games that this brand leaves out. */
  readonly leftOut: readonly string[]
}

export const gameSession = defineFeature<'game-session', GameSessionOptions>({
  id: 'game-session',
  title: 'Games and rounds',
  defaults: { leftOut: [] },
})
