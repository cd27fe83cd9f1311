import { getProfile } from '#features/account/account/contract.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { getSeason, seasonPush } from '../contract.ts'

/** Handles season progress: progress updates in place, a prize opens its modal. */
export const onPush = [
  hear(seasonPush, (push, { queries, openModal }) => {
    if (push.action === 'prizeAssigned') {
      const { level, coins, entries } = push
      return openModal('season-congratulations', { level: String(level), coins: String(coins), entries: String(entries) })
    }
    const { action: _, ...progress } = push
    patchData(queries, getProfile, (profile) => ({
      ...profile,
      season: { ...profile.season, isEnabled: true, ...progress },
    }))
    queries.setQueriesData<ReplyOf<typeof getSeason>>({ queryKey: keyOf(getSeason) }, (known) =>
      known?.data.slug === progress.slug ? { ...known, data: { ...known.data, ...progress } } : known,
    )
  }),
]
