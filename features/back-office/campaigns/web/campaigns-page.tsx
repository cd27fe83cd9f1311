import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { listCampaigns } from '../contract.ts'
import { CampaignFilters, filtered } from './campaign-filters.tsx'
import { CampaignTable } from './campaign-table.tsx'
import { KillSwitch } from './kill-switch.tsx'

/** The campaigns of a brand. English only. */
export default function CampaignsPage() {
  return (
    <DeskPage
      title="Campaigns"
      actions={({ may }) =>
        may('promotions-write') ? (
          <LocalLink to="/operator/campaigns/new" className="button" data-size="small">
            <Icon name="plus-bold" />
            New campaign
          </LocalLink>
        ) : null
      }
    >
      {({ role }) => <Campaigns role={role} />}
    </DeskPage>
  )
}

function Campaigns({ role }: { readonly role: OperatorRole }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), listCampaigns), staleTime: 0 })
  const [search] = useSearchParams()
  if (!data) return <QueueWait error={error} />
  const { campaigns, features, killSwitch, timeZone } = data.data
  const shown = filtered(campaigns, search)
  return (
    <>
      <KillSwitch killSwitch={killSwitch} role={role} onChanged={() => void refetch()} />
      <CampaignFilters campaigns={campaigns} features={features} />
      {shown.length > 0 ? (
        <CampaignTable campaigns={shown} features={features} timeZone={timeZone} />
      ) : (
        <QueueEmpty>No campaigns have this status.</QueueEmpty>
      )}
    </>
  )
}
