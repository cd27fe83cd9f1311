import type * as clockwork from '../clockwork.ts'

/** Replaces the clockwork in a test's `vi.mock`: `watch` does what is due in a game, and nothing is done by itself. */
export const byHand = (
  original: typeof clockwork,
  watch: (game: string) => ReturnType<clockwork.Clockwork['tick']>,
): typeof clockwork => ({
  ...original,
  createClockwork: () => ({ wind: () => {}, tick: (_, game) => watch(game), close: async () => {} }),
})
