/** Why rows stay when everything else about somebody is erased, and for how many years; null: without an end. */
export const KEEP_YEARS = {
  /** What moved balances, under a number that leads to nobody. */
  books: null,
  /** Rounds with their proof, likewise. */
  rounds: null,
  /** That somebody agreed, and to what. */
  consents: 6,
  /** That a game was or was not open where somebody was. */
  places: 5,
  /** That somebody proved who they are, and how: the law asks for it. */
  identity: 5,
  /** Who shut themselves out is kept out: keyed hashes, which tell nobody who it is. */
  exclusion: null,
  /** Which mailbox and number welcome gifts were given for, once for each: keyed hashes. */
  gifts: 2,
  /** What was done to the account, and when, without its words. */
  trail: null,
} as const

export type KeepReason = keyof typeof KEEP_YEARS

/** One table that names players, and what becomes of a player's rows when the player is erased. */
export interface PersonalTable {
  readonly table: string
  /** The column that holds the player's id. */
  readonly by: string
  readonly fate: 'erased' | KeepReason
  /** Of what stays, the columns that are emptied: with null, or with this. */
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
