import { useSearchParams } from 'react-router'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
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
      {({ role }) => (
        <DeskData of={listCampaigns}>
          {({ campaigns, features, killSwitch, timeZone }, reload) => (
            <>
              <KillSwitch killSwitch={killSwitch} role={role} onChanged={() => void reload()} />
              <CampaignFilters campaigns={campaigns} features={features} />
              <Shown {...{ campaigns, features, timeZone }} />
            </>
          )}
        </DeskData>
      )}
    </DeskPage>
  )
}

function Shown({ campaigns, features, timeZone }: Omit<DataOf<typeof listCampaigns>, 'killSwitch'>) {
  const [search] = useSearchParams()
  const shown = filtered(campaigns, search)
  if (shown.length === 0) return <QueueEmpty isList>No campaigns have this status.</QueueEmpty>
  return <CampaignTable campaigns={shown} features={features} timeZone={timeZone} />
}
