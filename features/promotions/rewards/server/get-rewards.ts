import type { DataOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { type EarnedGrant, readEarned } from '#promotions/index.ts'
import type { EarnedReward, getRewards } from '../contract.ts'

const SHOWN_MAX = 100

/** The player's grants with the words of their campaigns, and what is left of their entitlements. */
export const getRewardsWith =
  (slices: () => readonly ServerFeature[]) =>
  async ({ reader, playerId, locale }: PlayerContext): Promise<DataOf<typeof getRewards>> => {
    const campaigns = new Map(slices().map(({ id, promotion }) => [id, promotion?.campaign]))
    const earned = await readEarned(reader, { player: playerId, limit: SHOWN_MAX })
    const rewards = earned.map((grant): EarnedReward => {
      const { key: id, run, feature, words, state, earnedAt } = grant
      const campaign = campaigns.get(feature)
      const own = state === 'waiting' ? campaign?.linkOf?.(run) : undefined
      const link = own ?? campaign?.link ?? '/promotions'
      return {
        id,
        title: words[locale].title,
        link,
        state,
        at: toUnixSeconds(earnedAt),
        value: valueOf(grant),
        takenBack: takenBackOf(grant),
      }
    })
    return { rewards }
  }

function takenBackOf({ gone }: EarnedGrant): EarnedReward['takenBack'] {
  const { coins = 0, entries = 0, count = 0 } = gone ?? {}
  return coins + entries + count > 0 ? { coins, entries, count } : null
}

function valueOf({ value, whole, left, expiresAt }: EarnedGrant): EarnedReward['value'] {
  if (value.kind === 'balance') return { ...value, ...whole }
  if (value.kind === 'free-spins') return { kind: value.kind, game: value.game, count: whole?.count ?? value.count }
  return { kind: value.kind, count: left ?? 0, expiresAt: expiresAt === null ? null : toUnixSeconds(expiresAt) }
}
