import type { Promotion } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ArchivedEvent, ArchivedWanted } from '#platform/event-archive/read-archive.ts'
import type { PromotionDefinition } from './definition.ts'
import type { PlayedRound, RoundsWanted } from './forecast/played-round.ts'
import type { FreeSpinsUse, PlaySum, PlayWanted } from './runs/read-play.ts'

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** This slice's cards for the promotions page and the strip on home. */
    readonly promotions?: (ctx: VisitorContext) => Promise<readonly Promotion[]>
    /** The promotion whose step the engine runs for this slice's campaigns. */
    readonly promotion?: PromotionDefinition
    /** Stored rounds of this slice's games, for forecasts: settled ones, oldest first. */
    readonly settledRounds?: (db: Reader, wanted: RoundsWanted) => Promise<readonly PlayedRound[]>
    /** Events of weeks that have left the database, by id; fails if a file is missing or altered. */
    readonly archivedEvents?: (db: Reader, wanted: ArchivedWanted) => Promise<readonly ArchivedEvent[]>
    /** The players of such events. */
    readonly archivedPlayers?: (db: Reader, wanted: ArchivedWanted) => Promise<ReadonlySet<string>>
    /** What these players staked and won in this slice's games in a time, free rounds without a stake. */
    readonly playOf?: (db: Reader, of: PlayWanted) => Promise<readonly PlaySum[]>
    /** What became of free spins by the keys of their grants: how many were played, and how many expired by then. */
    readonly freeSpinsUse?: (db: Reader, keys: readonly string[], at: Instant) => Promise<FreeSpinsUse>
    /** Adds free spins to those of a grant, or takes unplayed ones if the number is negative; returns by how many it changed them. */
    readonly changeFreeSpins?: (tx: Tx, key: string, count: number) => Promise<number>
    /**
     * Those of these players who may not receive a grant now. While one slice names a player, the player's grants are
     * held; every slice is asked, also a disabled one.
     */
    readonly notReceiving?: (ctx: Context, db: Reader, players: readonly Id<'plr'>[]) => Promise<readonly Id<'plr'>[]>
    /** Whether residents of a US state may receive entries on a day, by the rules that are known now. */
    readonly areEntriesOpenIn?: (ctx: Pick<Context, 'content' | 'theme'>, state: string, day: CalendarDay) => boolean
    /** Which of these players asked not to be named in public; every slice is asked, also a disabled one. */
    readonly hiddenPlayers?: (db: Reader, players: readonly Id<'plr'>[]) => Promise<readonly Id<'plr'>[]>
  }
}
