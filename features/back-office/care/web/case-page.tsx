import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getOperator, OPERATOR_QUEUES } from '#features/back-office/operators/contract.ts'
import { mayOperator } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { OperatorFrame } from '#ui/parts/operator-frame.tsx'
import { CaseView } from './case-view.tsx'

/** A player's markers of harm, the contacts, and what to do next. English only. */
export default function CasePage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const { id = '' } = useParams()
  const operator = data?.data
  return (
    <OperatorFrame
      queues={OPERATOR_QUEUES}
      title="Care"
      operator={operator}
      actions={
        <LocalLink to="/operator/care" className="button" data-kind="quiet" data-size="small">
          Back to the queue
        </LocalLink>
      }
    >
      {operator ? <CaseView key={id} id={id} mayContact={mayOperator(operator.role, 'care-contact')} /> : null}
    </OperatorFrame>
  )
}
