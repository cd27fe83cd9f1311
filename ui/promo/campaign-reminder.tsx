import { type ComponentType, lazy, memo, Suspense, useState } from 'react'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import type { CampaignState } from '#kernel/campaign-state.ts'
import type { WebFeature } from '../feature.ts'
import { useWebFeatures } from '../page/web-features.tsx'

interface CampaignReminderProps {
  readonly campaign: Pick<CampaignOnPage, 'id'>
  readonly state: CampaignState
}

/** The reminder button, for an upcoming campaign if some slice offers reminders. */
export function CampaignReminder({ campaign, state }: CampaignReminderProps) {
  const load = useWebFeatures().find(({ campaignAction }) => campaignAction)?.campaignAction
  if (!load || state !== 'planned' || campaign.id === null) return null
  return <Action load={load} campaignId={campaign.id} />
}

interface ActionProps {
  readonly load: NonNullable<WebFeature['campaignAction']>
  readonly campaignId: string
}

/**
 * Memoized against the ticking clock: if it renders again before its code has loaded, React discards the server's
 * markup.
 */
const Action = memo(function Action({ load, campaignId }: ActionProps) {
  const [Button] = useState<ComponentType<{ readonly campaignId: string }>>(() => lazy(load))
  return (
    <Suspense fallback={<span className="skeleton inline-block h-12 w-56 rounded-control" />}>
      <Button campaignId={campaignId} />
    </Suspense>
  )
})
