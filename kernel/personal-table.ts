/** Why rows survive the erasure of a player, and for how many years; null: indefinitely. */
export const KEEP_YEARS = {
  /** Balance movements, under a number that identifies nobody. */
  books: null,
  /** Rounds with their proof, likewise. */
  rounds: null,
  /** Consents, and what they were given to. */
  consents: 6,
  /** Jurisdiction checks: whether a game was open at the player's location. */
  places: 5,
  /** Proofs of identity and their method: required by law. */
  identity: 5,
  /** Questions and complaints, without who asked them. */
  complaints: 5,
  /** Keeps self-excluded persons out: keyed hashes that identify nobody. */
  exclusion: null,
  /** That staff noticed harm and contacted the player, and when, without what was written about it. */
  care: 5,
  /** The mailboxes and numbers that have received a welcome reward, once each: keyed hashes. */
  gifts: 2,
  /** Name and address of winners of large prizes: sweepstakes law lets authorities ask for them. */
  winners: 3,
  /** Actions on the account with their time, without free text. */
  trail: null,
} as const

export type KeepReason = keyof typeof KEEP_YEARS

/** A table that names players, and what erasure does to a player's rows. */
export interface PersonalTable {
  readonly table: string
  /** The column that holds the player's id. */
  readonly by: string
  readonly fate: 'erased' | KeepReason
  /** Columns that are cleared in kept rows: with null, or with this value. */
  readonly emptied?: Readonly<Record<string, '' | '{}' | null>>
}

export const erased = (table: string, by = 'player'): PersonalTable => ({ table, by, fate: 'erased' })

export const kept = (
  table: string,
  fate: KeepReason,
  over: Partial<Pick<PersonalTable, 'by' | 'emptied'>> = {},
): PersonalTable => ({
  table,
  by: 'player',
  fate,
  ...over,
})
