import { useQuery } from '@tanstack/react-query'
import { getOperator, OPERATOR_DESKS } from '#features/operators/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { OperatorFrame } from '#ui/page/operator-frame.tsx'
import { listReviews } from '../../shared/operator-contract.ts'
import { ReviewRow } from './review-row.tsx'

/** Where a person looks at what a machine decided. In English alone, as its readers are few. */
export default function VerificationDesk() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  return (
    <OperatorFrame desks={OPERATOR_DESKS} title="Verification" operator={data?.data}>
      <Reviews />
    </OperatorFrame>
  )
}

/** Asked for once: each look is written down. */
function Reviews() {
  const { data, isError, refetch } = useQuery({ ...queryOf(useApi(), listReviews), staleTime: 0, refetchOnWindowFocus: false })
  const reviews = data?.data.reviews
  return (
    <>
      {isError ? <p role="alert">The server does not answer. Load the page again.</p> : null}
      {reviews?.length === 0 ? <p className="card p-6 text-muted">Nobody waits for a person.</p> : null}
      <ul className="grid gap-4">
        {reviews?.map((review) => (
          <ReviewRow key={review.id} review={review} onDecided={() => void refetch()} />
        ))}
      </ul>
    </>
  )
}
