import { useQueryClient } from '@tanstack/react-query'
import { useProfile } from '#client/player.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { useFinish } from '#ui/time/use-finish.ts'
import { getProfile } from '../contract.ts'

const ENDING = ['depositStreak', 'scratchCardLottery', 'magicBox'] as const

/** Anything that ends while the page is open ends at that second, without asking the server. */
export default function FinishWatcher() {
  const profile = useProfile()
  return ENDING.map((feature) => <FeatureEnd key={feature} feature={feature} finishedAt={profile?.[feature].finishedAt} />)
}

interface FeatureEndProps {
  readonly feature: (typeof ENDING)[number]
  readonly finishedAt: number | null | undefined
}

function FeatureEnd({ feature, finishedAt }: FeatureEndProps) {
  const queries = useQueryClient()
  useFinish(finishedAt, () => {
    patchData(queries, getProfile, (profile) => ({
      ...profile,
      [feature]: { ...profile[feature], isActive: false },
      statusFeatures: { ...profile.statusFeatures, [feature]: false },
    }))
  })
  return null
}
