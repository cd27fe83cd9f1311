import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { type CalendarDay, calendarDayOf, type Instant, startOfDay } from '#kernel/time.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { promotionForbiddenBy } from '#platform/may-promote.ts'
import { AppError } from '#platform/problem.ts'
import { actionOf } from '../contract.ts'
import type * as contract from '../contract.ts'
import { POP_UP_KIND, popUpBody, viewsPerDayOf } from './kinds.ts'
import { type Ad, chooseAds, isFor, type Seen } from './rules.ts'
import { countViews, insertShowings, keepAction, readSeen } from './store.ts'

type Reply = ReplyOf<typeof contract.getGuestAds>
type Input = InputOf<typeof contract.getGuestAds>

/** A player who asks as a guest gets the guest result: nothing. */
export async function getGuestAds(ctx: VisitorContext, { body: { triggerType: trigger } }: Input): Promise<Reply> {
  if (ctx.session) return answer(ctx, { ads: [], trigger, player: null })
  return answer(ctx, { ads: await choose(ctx, trigger, new Map()), trigger, player: null })
}

export const getPlayerAdsWith =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { body: { triggerType: trigger } }: Input): Promise<Reply> => {
    const player = ctx.session?.playerId
    if (!player) throw new AppError('not-signed-in', 'Sign in first.')
    if (adsOf(ctx).length === 0 || (await promotionForbiddenBy(ctx, slices(), { playerId: player, channel: 'site' })))
      return answer(ctx, { ads: [], trigger, player })
    return answer(ctx, { ads: await choose(ctx, trigger, await readSeen(ctx.reader, player, dayStartOf(ctx))), trigger, player })
  }

async function choose(ctx: VisitorContext, trigger: contract.TriggerType, seen: ReadonlyMap<string, Seen>): Promise<Ad[]> {
  const ads = adsOf(ctx)
  const capped = ads.filter(({ body }) => body.viewsPerDay > 0).map(({ name }) => name)
  const viewsToday = await countViews(ctx.reader, { brand: ctx.theme.id, ads: capped, dayStart: dayStartOf(ctx) })
  const viewsPerDay = viewsPerDayOf(ctx.content)
  return chooseAds(ads, { trigger, isPlayer: ctx.session !== null, at: ctx.clock.now(), seen, viewsToday, viewsPerDay })
}

const todayOf = ({ clock, theme }: VisitorContext): CalendarDay => calendarDayOf(clock.now(), theme.timeZone)
const dayStartOf = (ctx: VisitorContext): Instant => startOfDay(todayOf(ctx), ctx.theme.timeZone)

/** Whether any ad applies to this visitor, at any trigger. */
export const hasAds = (ctx: VisitorContext): boolean =>
  adsOf(ctx).some((ad) => isFor(ad, { isPlayer: ctx.session !== null, at: ctx.clock.now() }))

export async function logAction(
  ctx: VisitorContext,
  { body: { log_id: id, action_id } }: InputOf<typeof contract.logAction>,
): Promise<ReplyOf<typeof contract.logAction>> {
  const player = ctx.session?.playerId ?? null
  const isKept = await keepAction(ctx.reader, { id, player, action: actionOf(action_id), at: ctx.clock.now() })
  if (!isKept) throw new AppError('not-found', 'Ad not found.')
  return { success: true }
}

/** Parsed, because an operator may have written an ad before it had every field. */
const adsOf = (ctx: Context): Ad[] =>
  ctx.content
    .list(POP_UP_KIND)
    .map(({ name, body }) => ({ name, body: popUpBody.parse(body) }))
    .filter(({ body: { feature } }) => feature === '' || ctx.isOn(feature))

interface Chosen {
  readonly ads: readonly Ad[]
  readonly trigger: contract.TriggerType
  readonly player: Id<'plr'> | null
}

async function answer(ctx: VisitorContext, { ads, trigger, player }: Chosen): Promise<Reply> {
  const showings = ads.map(({ name, body }) => ({ id: ctx.newId('pop'), name, body }))
  const common = { brand: ctx.theme.id, trigger, player, at: ctx.clock.now() }
  await insertShowings(
    ctx.reader,
    showings.map(({ id, name }) => ({ id, ad: name, ...common })),
  )
  return {
    success: true,
    day: todayOf(ctx),
    viewsPerDay: viewsPerDayOf(ctx.content),
    ads: showings.map(({ id, name, body }) => {
      const { delaySeconds, priority, companyPriority, link, picture, hoursBetween, viewsPerVisitorPerDay, words } = body
      return {
        popup_id: name,
        popup_name: words[ctx.locale].title,
        popup_delay_time: delaySeconds,
        popup_priority: priority,
        company_priority: companyPriority,
        popup_data: { ...words[ctx.locale], link, picture, hoursBetween, viewsPerVisitorPerDay },
        log_id: id,
      }
    }),
  }
}
