import type { Id } from '#kernel/id.ts'

/** What is asked of a player's rounds. Instants are ISO, `from` inclusive, `to` exclusive. */
export interface RoundFilter {
  readonly game?: string | undefined
  readonly mode?: 'SweepStakes' | 'TournamentPoints' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only rounds that won something. */
  readonly wins?: '1' | undefined
  /** Only rounds older than this one. */
  readonly before?: string | undefined
}

/** One round as the history lists it, whoever made the game. Ids sort by time, across all slices. */
export interface ListedRound {
  readonly id: Id<'rnd'>
  readonly game: string
  readonly title: string
  /** Who made the game, where that is not the house. */
  readonly maker: string | null
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  /** An open one may still win; of one called off all that was played was given back. */
  readonly state: 'open' | 'settled' | 'called-off'
  readonly terms: Record<string, unknown>
  /** Minor units. */
  readonly stake: number
  readonly win: number
  readonly isFree: boolean
  readonly at: string
  /** The page of this site that shows it. */
  readonly path: string
}

/** As dates: the year 0 is one in ISO's count and none in SQL's. */
export const daysOf = ({ from, to }: RoundFilter): readonly [Date | null, Date | null] => [dateOf(from), dateOf(to)]

const dateOf = (iso: string | undefined): Date | null => (iso === undefined ? null : new Date(iso))
