import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getOperator, OPERATOR_QUEUES } from '#features/back-office/operators/contract.ts'
import { mayOperator } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { OperatorFrame } from '#ui/parts/operator-frame.tsx'
import { FilingsView } from './filings-view.tsx'

/** Registration and bond of a campaign with large prizes. English only. */
export default function FilingsPage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const { id = '' } = useParams()
  const operator = data?.data
  return (
    <OperatorFrame
      queues={OPERATOR_QUEUES}
      title="Registration and bond"
      operator={operator}
      actions={
        <LocalLink to={`/operator/campaigns/${id}`} className="button" data-kind="quiet" data-size="small">
          Back to the campaign
        </LocalLink>
      }
    >
      {operator ? <FilingsView key={id} id={id} mayWrite={mayOperator(operator.role, 'promotions-write')} /> : null}
    </OperatorFrame>
  )
}
