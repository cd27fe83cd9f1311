import type { Id } from '#kernel/id.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import type { Instant } from '#kernel/time.ts'
import { type Campaign, currentCampaign, type DemoCampaign, promote, seedCampaigns, status } from '#platform/campaigns/index.ts'
import type { Context, PlayerContext, VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { readCell, readCellAt } from './cells/store.ts'
import { shownCell } from './cells/upgrade.ts'
import type { PromotionDefinition, Run } from './definition.ts'
import { runOf } from './runs/read-known-run.ts'

type Entry = Required<Pick<ServerFeature, 'id' | 'promotion' | 'promotions' | 'status'>> &
  Pick<ServerFeature, 'seed' | 'campaignTemplates' | 'profile'>

/** What the profile says of a player in a running campaign, besides that it is active. */
type OwnPart<K> = K extends keyof PlayerProfile
  ? Omit<Extract<PlayerProfile[K], { readonly isActive: true }>, 'isActive'>
  : object

/**
 * What every slice with a promotion puts into its server entry. `profileKey` names its status in the profile, with what
 * `readOwn` finds in the running campaign. Its demos run on a demo site, and are the templates that operators start from.
 */
export const promotionEntry = <C, Cell, K extends string>(
  promotion: PromotionDefinition<C, Cell>,
  profileKey: K,
  demos: readonly DemoCampaign<C>[] = [],
  readOwn?: (ctx: PlayerContext) => Promise<OwnPart<K> | undefined>,
): Entry => {
  const definition = promotion as unknown as PromotionDefinition
  const { isPersonal } = definition.campaign
  return {
    id: definition.campaign.feature,
    promotion: definition,
    promotions: async (ctx) => (isPersonal ? [] : promote(ctx, definition.campaign)),
    status: isPersonal ? async () => ({}) : status(definition.campaign, profileKey),
    ...(readOwn && {
      async profile(ctx) {
        const own = await readOwn(ctx)
        return own ? { [profileKey]: { isActive: true, ...own } } : {}
      },
    }),
    ...(demos.length > 0 && {
      seed: seedCampaigns(promotion.campaign, demos),
      campaignTemplates: { definition: definition.campaign, demos: demos as readonly DemoCampaign<unknown>[] },
    }),
  }
}

export interface RunningPromotion<C, Cell> {
  readonly run: Run<C>
  readonly campaign: Campaign<C>
  /** The player's; for a guest or newcomer the empty one. */
  readonly cell: Cell
}

/** The active run and the visitor's cell in it; undefined while none is active. */
export async function readRun<C, Cell>(
  ctx: Pick<Context, 'reader' | 'theme' | 'clock'> & Partial<Pick<VisitorContext, 'session'>>,
  promotion: PromotionDefinition<C, Cell>,
  player: Id<'plr'> | null = ctx.session?.playerId ?? null,
): Promise<RunningPromotion<C, Cell> | undefined> {
  const campaign = await currentCampaign(ctx, promotion.campaign)
  if (!campaign) return undefined
  const run = runOf(ctx, campaign)
  const stored = player ? await readCell(ctx.reader, player, run.id) : undefined
  return { run, campaign, cell: (shownCell(promotion, stored) ?? promotion.empty(run)) as Cell }
}

/** The visitor's state in the active run, as pages see it; undefined while none is active. */
export async function readState<C, Cell, State>(
  ctx: VisitorContext,
  promotion: PromotionDefinition<C, Cell>,
  stateAt: (cell: Cell, run: Run<C>, at: Instant) => State,
): Promise<State | undefined> {
  const running = await readRun(ctx, promotion)
  return running && stateAt(running.cell, running.run, ctx.clock.now())
}

/** A player's cell in one run, also after its end; undefined without one. */
export const readLastCell = async <C, Cell>(
  reader: Reader,
  promotion: PromotionDefinition<C, Cell>,
  { player, run }: { readonly player: Id<'plr'>; readonly run: Id<'cmp'> },
): Promise<Cell | undefined> => shownCell(promotion, await readCellAt(reader, player, run)) as Cell | undefined
