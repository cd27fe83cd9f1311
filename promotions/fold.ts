import type { Act, ActCall, Done, Ignored, Outcome, PromotionDefinition, PromotionEvent, Refused, Run } from './definition.ts'

type AnyHandler = (cell: unknown, event: PromotionEvent, run: Run) => Outcome<unknown> | Ignored | undefined

/** Whether an event belongs to a run: by its own time, from the start, or from when it counts, to before the end. */
export const isWithin = (
  { startsAt, endsAt, countsFrom = startsAt }: Pick<Run, 'startsAt' | 'endsAt' | 'countsFrom'>,
  at: number,
): boolean => countsFrom <= at && (endsAt === null || at < endsAt)

/** One event over one cell; undefined if it changes nothing. */
export function foldEvent(
  promotion: PromotionDefinition,
  cell: unknown,
  event: PromotionEvent,
  run: Run,
): Outcome<unknown> | undefined {
  const outcome = judgeEvent(promotion, cell, event, run)
  return outcome && isIgnored(outcome) ? undefined : outcome
}

/** The same, with the reason of an event that does not count. */
export function judgeEvent(
  promotion: PromotionDefinition,
  cell: unknown,
  event: PromotionEvent,
  run: Run,
): Outcome<unknown> | Ignored | undefined {
  const handler = promotion.on?.[event.type] as AnyHandler | undefined
  return handler?.(cell ?? promotion.empty(run), event, run)
}

export const isIgnored = (outcome: Outcome<unknown> | Ignored): outcome is Ignored => 'ignored' in outcome

/** The act of this name, which a slice binds to a call. */
export function actOf(promotion: PromotionDefinition, name: string): Act<unknown, unknown, unknown> {
  const act = promotion.acts?.[name]
  if (!act) throw new TypeError(`${promotion.campaign.feature} has no act '${name}'`)
  return act as Act<unknown, unknown, unknown>
}

/** One act over one cell. */
export const foldAct = (
  promotion: PromotionDefinition,
  { name, cell, call, run }: { name: string; cell: unknown; call: ActCall<unknown>; run: Run },
): Done<unknown> | Refused => actOf(promotion, name).do(cell ?? promotion.empty(run), call, run)

export const isRefused = (outcome: Done<unknown> | Refused): outcome is Refused => 'refused' in outcome
