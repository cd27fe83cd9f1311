import { useQuery } from '@tanstack/react-query'
import { getOperator, OPERATOR_QUEUES } from '#features/back-office/operators/contract.ts'
import { mayOperator } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { OperatorFrame } from '#ui/parts/operator-frame.tsx'
import { ContentEditor } from './content-editor.tsx'

/** Where operators edit pages, banners, documents and messages. English only. */
export default function OperatorPage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  const operator = data?.data
  return (
    <OperatorFrame queues={OPERATOR_QUEUES} title="Content" operator={operator}>
      {operator ? <ContentEditor brand={operator.brand} mayWrite={mayOperator(operator.role, 'content-write')} /> : null}
    </OperatorFrame>
  )
}
