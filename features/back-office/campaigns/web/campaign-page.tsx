import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { readCampaign } from '../shared/operator-contract.ts'
import { CampaignView } from './campaign-view.tsx'
import { checkOf } from './use-draft.ts'

/** One campaign: its content, review, control and history. English only. */
export default function CampaignPage() {
  const { id = '' } = useParams()
  return (
    <DeskPage title="Campaign" back={{ to: '/operator/campaigns', label: 'Back to the list' }}>
      {({ role }) => <Loaded key={id} id={id} role={role} />}
    </DeskPage>
  )
}

function Loaded({ id, role }: { readonly id: string; readonly role: OperatorRole }) {
  const api = useApi()
  const { data, error, refetch } = useQuery({ ...queryOf(api, readCampaign, { params: { id } }), staleTime: 0 })
  // Its costs stand above the form on a narrow screen, and would push it down.
  const { isPending } = useQuery(checkOf(api, id, data?.data.campaign.plan))
  if (!data || isPending) return <QueueWait error={error} />
  return <CampaignView data={data.data} role={role} onChanged={refetch} />
}
