import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getOperator, OPERATOR_DESKS, signOutOperator } from '#features/operators/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { OperatorDesks } from '#ui/page/operator-frame.tsx'
import { ContentDesk } from './content-desk.tsx'
import { SignIn } from './sign-in.tsx'

/** Where those who run the site write its pages, banners, documents and words. In English alone, as its readers are few. */
export default function OperatorPage() {
  const api = useApi()
  const queries = useQueryClient()
  const { data, isError } = useQuery({ ...queryOf(api, getOperator), staleTime: 0 })
  const anew = () => queries.resetQueries({ queryKey: keyOf(getOperator) })
  const operator = data?.data
  return (
    <main id="content" lang="en" className="mx-auto grid w-full max-w-6xl content-start gap-6 p-4 lg:p-8">
      <title>Operator</title>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-[28px]/9 font-extrabold">{operator ? 'Content' : 'Operator'}</h1>
        {operator ? (
          <p className="flex items-center gap-4 text-muted">
            {operator.name} ({operator.role}), at {operator.brand}
            <button
              type="button"
              className="button"
              data-kind="quiet"
              data-size="small"
              onClick={() => void api.call(signOutOperator).then(anew)}
            >
              Sign out
            </button>
          </p>
        ) : null}
      </header>
      {operator ? <OperatorDesks desks={OPERATOR_DESKS} role={operator.role} /> : null}
      {isError ? <p role="alert">The server does not answer. Load the page again.</p> : null}
      {data === undefined ? <p className="text-muted">Loading…</p> : null}
      {data && !operator ? <SignIn onIn={anew} /> : null}
      {operator ? <ContentDesk brand={operator.brand} /> : null}
    </main>
  )
}
