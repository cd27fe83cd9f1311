import type { GameDefinition } from '#engine/definition.ts'

/**
 * Rules that games had before. Whoever changes a definition adds the old one here: rounds that are open under it are
 * finished on it (for 30 days at most), and old rounds verify by it.
 */
export const pastRules: readonly GameDefinition[] = []
