/** How long a round lasts at least where play is strict (RTS 14), from its beginning to that of the next one. */
export const CYCLE_MS = { slot: 2_500, other: 5_000 } as const

export type PlayKind = keyof typeof CYCLE_MS
