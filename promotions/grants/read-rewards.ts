import { sql } from 'kysely'
import type { CampaignWords } from '#kernel/campaign.ts'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { GrantValue } from '../definition.ts'
import type { Grant, Parts } from './store.ts'

/** A grant as its player sees it. */
export interface EarnedGrant {
  readonly key: string
  readonly run: Id<'cmp'>
  readonly feature: string
  readonly words: Readonly<Record<Locale, CampaignWords>>
  /** `waiting`: until the player takes it. */
  readonly state: Exclude<Grant['state'], 'shadow'> | 'waiting'
  /** Given by time, as at a run's end, and not for an act or an event of the player. */
  readonly isByTime: boolean
  /** As paid, once it is paid. */
  readonly value: GrantValue
  readonly earnedAt: Instant
  /** Null until it is paid. */
  readonly paidAt: Instant | null
  /** What is left of an entitlement; null for what is used up or was paid at once. */
  readonly left: number | null
  readonly expiresAt: Instant | null
  /** What it was before any of it went with the purchase that earned it, and what went; null if nothing did. */
  readonly whole: Parts | null
  readonly gone: Parts | null
}

export interface EarnedOf {
  readonly player: Id<'plr'>
  /** Only prizes of final tables, of one promotion. */
  readonly placesOf?: string
  readonly limit: number
}

/** A prize of a draw that was held without a try to pay it. */
const WAITS = sql`g.state = 'held' and g.attempts = 0 and g.cause like 'draw:%'`

/** A player's grants, newest first. */
export async function readEarned(db: Reader, { player, placesOf, limit }: EarnedOf): Promise<EarnedGrant[]> {
  const ofPlaces = placesOf === undefined ? sql`` : sql`and g.cause like 'place:%' and g.feature = ${placesOf}`
  const { rows } = await sql<EarnedGrant>`
    select g.key, g.run, g.feature, c.words, coalesce(g.paid, g.value) as value, g.earned_at as "earnedAt",
      g.paid_at as "paidAt", e.expires_at as "expiresAt", g.whole, g.gone,
      g.cause not like 'act:%' and g.cause not like 'event:%' as "isByTime",
      case when e.state = 'expired' then 'expired' when ${WAITS} then 'waiting' else g.state end as state,
      case when e.state = 'open' then e.count - e.used end as left
    from promotion.grant g join campaign c on c.id = g.run
    left join promotion.entitlement e on e.grant_key = g.key
    where g.player = ${player} and g.state <> 'shadow' ${ofPlaces}
    order by g.earned_at desc, g.key limit ${limit}`.execute(db)
  return rows
}
