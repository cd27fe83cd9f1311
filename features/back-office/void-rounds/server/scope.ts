import { sql } from 'kysely'
import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import { findGame } from '#games/all.ts'
import { idTime } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { hasRoundsInFiles } from '#platform/round-archive/sum-rounds.ts'
import { type ScopeRefusal, VOID_DAYS_MAX, type VoidScope } from '../contract.ts'
import { idsOf, isVoid } from './store.ts'
import { type BrandSpan, sourcesOf } from './voidable-rounds.ts'

export type Scoped = { readonly span: BrandSpan } | { readonly refusal: ScopeRefusal }

interface Where {
  readonly brand: string
  readonly now: Instant
  readonly slices: readonly ServerFeature[]
}

/** The rounds that an operator means, or why they cannot be void. */
export const spanOf = (db: Reader | Tx, where: Where, scope: VoidScope): Promise<Scoped> =>
  scope.kind === 'round' ? ofRound(db, where, scope.round) : ofGame(db, where, scope)

async function ofGame(
  db: Reader | Tx,
  { brand, now, slices }: Where,
  { game, definitionHash, from, until }: Extract<VoidScope, { kind: 'game' }>,
): Promise<Scoped> {
  if (!findGame(game)) return { refusal: isProvided(slices, game) ? 'provider-round' : 'unknown' }
  const [start, end] = [Date.parse(from), Date.parse(until)]
  // Of the future there are no rounds: a preview of it could not be approved.
  if (start >= end || end > now || start < 0) return { refusal: 'period-wrong' }
  if (end - start > VOID_DAYS_MAX * DAY_MS) return { refusal: 'period-too-long' }
  if (await hasRoundsInFiles(db, start, end)) return { refusal: 'archived' }
  return { span: { brand, game, definitionHash, ...idsOf(start, end) } }
}

/** The house lists games that cannot be played yet. */
const isProvided = (slices: readonly ServerFeature[], game: string): boolean =>
  slices
    .flatMap(({ gameProviders }) => gameProviders?.() ?? [])
    .some(({ id, games }) => id !== HOUSE_PROVIDER && games.some(({ slug }) => slug === game))

async function ofRound(db: Reader | Tx, { brand, slices }: Where, round: string): Promise<Scoped> {
  if (await isVoid(db, brand, round)) return { refusal: 'already-void' }
  const game = await gameOf(db, { brand, slices }, round)
  if (game !== undefined) return { span: { brand, game, definitionHash: null, first: round, last: round } }
  const { rows } = await sql`
    select from game_provider_round r join player p on p.id = r.player where r.id = ${round} and p.brand = ${brand}`.execute(db)
  if (rows.length > 0) return { refusal: 'provider-round' }
  const at = idTime(round)
  return { refusal: (await hasRoundsInFiles(db, at, at + 1)) ? 'archived' : 'unknown' }
}

/** The game of a round that a slice stores. */
async function gameOf(db: Reader | Tx, { brand, slices }: Omit<Where, 'now'>, round: string): Promise<string | undefined> {
  for (const { gameOf: find } of sourcesOf(slices)) {
    const game = await find(db, { brand, round })
    if (game !== undefined) return game
  }
  return undefined
}
