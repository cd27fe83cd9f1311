import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive, whole } from '../natural-odds/check.ts'
import { HAND_RANKS, type HandRank, WILD_RANKS } from './hands.ts'

/** Five cards of a deck, a joker in it standing for any card; the player holds some, the rest are replaced. */
export interface VideoPokerDefinition extends CommonRules {
  readonly kind: 'video-poker'
  /** One if it is missing. */
  readonly jokers?: 0 | 1
  /** The lowest paying pair: 11 for jacks, 13 for kings; aces always pay. */
  readonly pairFrom: number
  /** Payouts in stakes. */
  readonly pays: Readonly<Record<HandRank, number>>
}

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('video-poker'),
  jokers: z.union([z.literal(0), z.literal(1)]).optional(),
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
  const { pays, jokers } = definition
  const wild = jokers === 0 ? WILD_RANKS : []
  const paid = wild.find((rank) => pays[rank] > 0)
  if (paid) return [{ place: `pays.${paid}`, reason: 'hand-without-a-joker' }]
  const ranks = HAND_RANKS.filter((rank) => !wild.includes(rank))
  const rising = ranks.findIndex((rank, index) => index > 0 && pays[rank] > pays[ranks[index - 1]!])
  if (rising !== -1) return [{ place: `pays.${ranks[rising]}`, reason: 'pays-more-than-a-better-hand' }]
  if (pays['natural-royal'] === 0) return [{ place: 'pays', reason: 'nothing-to-win' }]
  return levelFaults(definition, 1, pays['natural-royal'])
}
