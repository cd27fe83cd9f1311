import '#platform/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { MoneyLine, OpenMatter } from '../contract.ts'

export interface PlayerMoneyLine extends Omit<MoneyLine, 'at'> {
  readonly at: Instant
}

export interface PlayerOpenMatter extends Omit<OpenMatter, 'since'> {
  readonly since: Instant
}

/** Lines before this one, the newest first: by time, then by id (collation "C"), both descending. */
export interface MoneyPage {
  readonly before: { readonly at: Instant; readonly id: string }
  readonly limit: number
}

/** What a wallet asks of a slice that moves a player's money. */
interface PlayerMoney {
  lines(db: Reader, player: Id<'plr'>, page: MoneyPage): Promise<readonly PlayerMoneyLine[]>
  /** What is not finished and is the player's to know; the newest first. */
  open?(db: Reader, player: Id<'plr'>, now: Instant): Promise<readonly PlayerOpenMatter[]>
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** This slice's part of the player's wallet. */
    readonly playerMoney?: PlayerMoney
  }
}
