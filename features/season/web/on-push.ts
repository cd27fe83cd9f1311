import { getProfile } from '#features/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { hear } from '#ui/realtime/hear.ts'
import { seasonPush } from '../contract.ts'

/** What a page does when the season goes on: progress is shown where it stands, a prize in its modal. */
export const onPush = [
  hear(seasonPush, (push, { queries, openModal }) => {
    if (push.action === 'prizeAssigned') {
      const { level, coins, entries } = push
      return openModal('season-congratulations', { level: String(level), coins: String(coins), entries: String(entries) })
    }
    const { slug, totalProgressPercents, currentLevel } = push
    patchData(queries, getProfile, (profile) => ({
      ...profile,
      season: { ...profile.season, isEnabled: true, slug, totalProgressPercents, currentLevel },
    }))
  }),
]
