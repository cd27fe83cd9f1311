import type { Id } from '#kernel/id.ts'
import type { VoidNote } from './round-voids/round-voids.ts'

/** Filter of a player's rounds. Instants are ISO, `from` inclusive, `to` exclusive. */
export interface RoundFilter {
  readonly game?: string | undefined
  readonly mode?: 'SweepStakes' | 'TournamentPoints' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Winning rounds only. */
  readonly wins?: '1' | undefined
  /** Rounds older than this one only. */
  readonly before?: string | undefined
}

/** One round in the history, of any provider. Ids sort by time, across all slices. */
export interface ListedRound {
  readonly id: Id<'rnd'>
  readonly game: string
  readonly title: string
  /** The game's provider, if external. */
  readonly maker: string | null
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  /** An open round may still win; a canceled one was refunded in full. */
  readonly state: 'open' | 'settled' | 'called-off'
  readonly params: Record<string, unknown>
  /** Minor units. */
  readonly stake: number
  readonly win: number
  readonly isFree: boolean
  readonly at: string
  /** The seed pair it was drawn from; null for an external provider's round. */
  readonly seeds: ListedSeeds | null
  /** The page of this site that shows it. */
  readonly path: string
  /** Present if the round was declared void after a fault. */
  readonly voided?: VoidNote
}

export interface ListedSeeds {
  readonly definitionHash: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  /** Null until the pair is revealed. */
  readonly serverSeed: string | null
}

/** As dates: the year 0 exists in ISO but not in SQL. */
export const daysOf = ({ from, to }: RoundFilter): readonly [Date | null, Date | null] => [dateOf(from), dateOf(to)]

const dateOf = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso))
