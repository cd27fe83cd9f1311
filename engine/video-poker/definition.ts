import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive, whole } from '../natural-odds/check.ts'
import { HAND_RANKS, type HandRank } from './hands.ts'

/** Five cards out of 53, one of them a joker that stands for any card; the player holds some, the rest are replaced. */
export interface VideoPokerDefinition extends CommonRules {
  readonly kind: 'video-poker'
  /** The lowest paying pair: 11 for jacks, 13 for kings; aces always pay. */
  readonly pairFrom: number
  /** Payouts in stakes. */
  readonly pays: Readonly<Record<HandRank, number>>
}

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('video-poker'),
  pairFrom: positive.min(2).max(13),
  pays: z.strictObject({
    'natural-royal': whole,
    'five-of-a-kind': whole,
    'wild-royal': whole,
    'straight-flush': whole,
    'four-of-a-kind': whole,
    'full-house': whole,
    flush: whole,
    straight: whole,
    'three-of-a-kind': whole,
    'two-pair': whole,
    'high-pair': whole,
    nothing: z.literal(0),
  }),
})

export const checkVideoPoker = (data: unknown): Result<VideoPokerDefinition, DefinitionFault> =>
  checkRules(schema, data, faultsOf)

function faultsOf(definition: VideoPokerDefinition): DefinitionFault[] {
  const { pays } = definition
  const rising = HAND_RANKS.findIndex((rank, index) => index > 0 && pays[rank] > pays[HAND_RANKS[index - 1]!])
  if (rising !== -1) return [{ place: `pays.${HAND_RANKS[rising]}`, reason: 'pays-more-than-a-better-hand' }]
  if (pays['natural-royal'] === 0) return [{ place: 'pays', reason: 'nothing-to-win' }]
  return levelFaults(definition, 1, pays['natural-royal'])
}
