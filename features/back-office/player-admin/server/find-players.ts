import './extension-points.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { readTrailThere } from '#platform/audit/index.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import { searchPlayers } from '#platform/auth/search-players.ts'
import type { ServerFeature, SiteServices } from '#platform/feature.ts'
import '#platform/public-faces.ts'
import { isVerified } from '#platform/auth/verified.ts'
import type { Reader } from '#platform/db/database.ts'
import type { findPlayers as contract } from '../contract.ts'
import type { PlayStop } from './extension-points.ts'
import { playersOff } from './switch-player.ts'

const PLAYERS_MAX = 20
const CORRECTIONS_MAX = 200
const CORRECTED = 'person-corrected'

type Services = Pick<SiteServices, 'slices' | 'contextOf'>

export const findPlayers =
  ({ slices, contextOf }: Services) =>
  (ctx: OperatorContext, { body: { search } }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> =>
    ctx.show<ReplyOf<typeof contract>>('players', async (tx) => {
      const all = await searchPlayers(tx, { brand: ctx.theme.id, search, max: PLAYERS_MAX + 1 })
      const found = all.slice(0, PLAYERS_MAX)
      const ids = found.map(({ id }) => id)
      const off = await playersOff(tx, ids)
      const chosen =
        ids.length > 0
          ? await slices()
              .find((slice) => slice.publicFaces)
              ?.publicFaces?.(tx, ids)
          : undefined
      const stops = await stopsOf(slices(), tx, ids)
      const players: ReplyOf<typeof contract>['data']['players'] = []
      for (const { createdAt, ...player } of found) {
        players.push({
          ...player,
          isOff: off.has(player.id),
          chosenName: chosen?.get(player.id)?.name ?? null,
          since: new Date(createdAt).toISOString(),
          playStops: stops
            .filter((stop) => stop.player === player.id)
            .map((stop) => ({ brand: stop.brand, url: urlOf(ctx, contextOf, stop) })),
          isVerified: await isVerified(tx, player.id),
          ...(await correctionsOf(ctx, tx, player.id)),
        })
      }
      return { seen: players.map(({ id }) => id), value: { success: true, data: { players, hasMore: all.length > PLAYERS_MAX } } }
    })

/** Every slice is asked, also one that is switched off. */
async function stopsOf(slices: readonly ServerFeature[], db: Reader, players: readonly Id<'plr'>[]): Promise<PlayStop[]> {
  if (players.length === 0) return []
  const stops: PlayStop[] = []
  for (const slice of slices) stops.push(...((await slice.playStops?.(db, players)) ?? []))
  return stops
}

/** A path at this brand; at another one the address of its desk, where operators sign in separately. */
function urlOf(ctx: OperatorContext, contextOf: Services['contextOf'], { brand, path }: PlayStop): string {
  const host = contextOf(brand)?.theme.hosts[0]
  if (brand === ctx.theme.id || host === undefined) return path
  const url = new URL(path, ctx.visit.origin)
  url.hostname = host
  return url.href
}

async function correctionsOf(ctx: OperatorContext, db: Reader, id: string) {
  const { trail, unreadFiles } = await readTrailThere(db, ctx, { subject: id, what: CORRECTED, max: CORRECTIONS_MAX })
  const corrections = (trail as Correction[]).map(({ at, why, before, after }) => ({
    at,
    why: why ?? '',
    before: lineOf(before),
    after: lineOf(after),
  }))
  return { corrections, unreadFiles }
}

interface Correction {
  readonly at: string
  readonly why: string | null
  readonly before: Record<string, string | null> | null
  readonly after: Record<string, string | null> | null
}

const lineOf = (person: Record<string, string | null> | null): string =>
  [person?.['name'], person?.['surname'], person?.['birthDate']].filter(Boolean).join(' ')
