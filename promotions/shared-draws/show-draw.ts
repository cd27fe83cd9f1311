import type { DrawnWinners, DrawState } from '#kernel/lottery.ts'
import type { WireReward } from '#kernel/reward.ts'
import type { Campaign } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { refusalOf } from '../acts/refusal.ts'
import { type NamingSlices, readShownFaces } from '../boards/name-places.ts'
import type { GrantValue, PromotionDefinition } from '../definition.ts'
import { readDrawn } from '../grants/store.ts'
import { countTickets, readWinners } from './keep-tickets.ts'
import { findDrawOf, type SharedDrawId } from './shared-draws.ts'
import { takeDrawn } from './take-drawn.ts'

/** A lottery whose sales are closed knows its tickets; before that they are counted. */
export async function readDrawState({ reader }: Pick<VisitorContext, 'reader'>, { run, name }: SharedDrawId): Promise<DrawState> {
  const draw = await findDrawOf(reader, { run, name })
  const ticketsTotal = draw?.sales?.size ?? (await countTickets(reader, { run, name }))
  return { ticketsTotal, commit: draw?.commit ?? null, isDrawn: draw?.revealedAt != null }
}

const isDrawn = async (db: Reader, draw: SharedDrawId): Promise<boolean> => (await findDrawOf(db, draw))?.revealedAt != null

interface WinnersOf extends SharedDrawId {
  readonly limit: number
  readonly offset: number
  /** Undefined after the last prize. */
  readonly prizeAt: (place: number) => WireReward | undefined
}

/** The winners of a lottery by place, named as leaderboards name players, and what the visitor won. */
export async function showWinners(
  ctx: VisitorContext,
  slices: NamingSlices,
  { run, name, limit, offset, prizeAt }: WinnersOf,
): Promise<DrawnWinners> {
  const { reader, session } = ctx
  if (!(await isDrawn(reader, { run, name }))) return { isDrawn: false, winners: [], hasMore: false, own: null }
  const areEntriesOpen = await mayGetEntries(ctx)
  const found = await readWinners(reader, { run, name, limit: limit + 1, offset })
  const shown = found.slice(0, limit)
  const players = shown.map(({ player }) => player)
  const faces = await readShownFaces(reader, slices, players)
  const winners = shown.map(({ place, ticket, player }) => {
    const { coins = 0, entries = 0 } = prizeAt(place) ?? {}
    return { place, ...(faces.get(player) ?? NO_FACE), ticket, ...openWireReward({ coins, entries }, areEntriesOpen) }
  })
  const own = session && (await readOwn(reader, { run, player: session.playerId, areEntriesOpen }))
  return { isDrawn: true, winners, hasMore: found.length > limit, own }
}

const NO_FACE = { name: null, avatar: null }

interface OwnOf extends Pick<Parameters<typeof readDrawn>[1], 'run' | 'player'> {
  readonly areEntriesOpen: boolean
}

/** As paid, once it is paid. */
async function readOwn(db: Reader, { run, player, areEntriesOpen }: OwnOf): Promise<DrawnWinners['own']> {
  const grants = await readDrawn(db, { run, player })
  if (grants.length === 0) return null
  const places = grants.map(({ cause }) => Number(cause.split(':').at(-1))).toSorted((one, other) => one - other)
  const isTaken = grants.every(({ state }) => state === 'paid')
  const sum = sumOf(grants.map(({ paid, value }) => paid ?? value))
  return { ...openWireReward(sum, isTaken || areEntriesOpen), places, isTaken }
}

function sumOf(values: readonly GrantValue[]): WireReward {
  const amounts = values.filter((value) => value.kind === 'balance')
  const sum = (asset: keyof WireReward): number => amounts.reduce((all, value) => all + value[asset], 0)
  return { coins: sum('coins'), entries: sum('entries') }
}

/** Pays the player's prizes in a run's draw, for a `drawnRoute`: their sum, or why they are not paid. */
export async function takePrizes<C, Cell>(
  ctx: PlayerContext,
  promotion: PromotionDefinition<C, Cell>,
  campaign: Campaign<C>,
  name: string,
): Promise<{ readonly success: true; readonly data: WireReward } | ReturnType<typeof refusalOf>> {
  if (!(await isDrawn(ctx.reader, { run: campaign.id, name }))) return refusalOf({ refused: 'not-drawn' })
  const taken = await takeDrawn(ctx, promotion, campaign)
  return taken.isDone ? { success: true, data: sumOf(taken.prizes) } : refusalOf(taken)
}
