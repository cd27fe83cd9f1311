import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useFinish } from '#ui/time/use-finish.ts'
import { getProfile, type Profile } from '../contract.ts'

const ENDING = ['depositStreak', 'scratchCardLottery', 'magicBox'] as const

/** What ends while the page stands is over at that second, without asking the server. */
export default function FinishWatcher() {
  const profile = useQuery({ ...queryOf(useApi(), getProfile), enabled: false }).data?.data
  return ENDING.map((feature) => <FeatureEnd key={feature} feature={feature} finishedAt={profile?.[feature].finishedAt} />)
}

interface FeatureEndProps {
  readonly feature: (typeof ENDING)[number]
  readonly finishedAt: number | null | undefined
}

function FeatureEnd({ feature, finishedAt }: FeatureEndProps) {
  const queries = useQueryClient()
  useFinish(finishedAt, () => {
    queries.setQueryData<{ data: Profile }>(keyOf(getProfile), (known) =>
      known ? { ...known, data: { ...known.data, [feature]: { ...known.data[feature], isActive: false } } } : known,
    )
  })
  return null
}
