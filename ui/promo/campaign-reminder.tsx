import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { CampaignState } from '#kernel/campaign-state.ts'
import type { WebFeature } from '../feature.ts'
import { useWebFeatures } from '../page/web-features.tsx'

interface CampaignReminderProps {
  readonly campaign: Pick<CampaignOnPage, 'id'>
  readonly state: CampaignState
}

/** The way to be told when it begins, while it is to come and where a slice offers that. */
export function CampaignReminder({ campaign, state }: CampaignReminderProps) {
  const load = useWebFeatures().find(({ campaignAction }) => campaignAction)?.campaignAction
  if (!load || state !== 'planned' || campaign.id === null) return null
  return <Action load={load} campaignId={campaign.id} />
}

interface ActionProps {
  readonly load: NonNullable<WebFeature['campaignAction']>
  readonly campaignId: string
}

/** Not drawn anew as the clock beside it ticks: before its code is here, React would throw away what the server drew of it. */
const Action = memo(function Action({ load, campaignId }: ActionProps) {
  const [Button] = useState<ComponentType<{ readonly campaignId: string }>>(() => lazy(load))
  return (
    <Suspense fallback={<span className="skeleton inline-block h-12 w-56 rounded-control" />}>
      <Button campaignId={campaignId} />
    </Suspense>
  )
})
