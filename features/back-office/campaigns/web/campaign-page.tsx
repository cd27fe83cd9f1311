import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getOperator, OPERATOR_QUEUES } from '#features/back-office/operators/contract.ts'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { OperatorFrame, QueueWait } from '#ui/parts/operator-frame.tsx'
import { readCampaign } from '../shared/operator-contract.ts'
import { CampaignView } from './campaign-view.tsx'
import { checkOf } from './use-draft.ts'

/** One campaign: its content, review, control and history. English only. */
export default function CampaignPage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const { id = '' } = useParams()
  const operator = data?.data
  return (
    <OperatorFrame
      queues={OPERATOR_QUEUES}
      title="Campaign"
      operator={operator}
      actions={
        <LocalLink to="/operator/campaigns" className="button" data-kind="quiet" data-size="small">
          Back to the list
        </LocalLink>
      }
    >
      {operator ? <Loaded key={id} id={id} role={operator.role} /> : null}
    </OperatorFrame>
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
