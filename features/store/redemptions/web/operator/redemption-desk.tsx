import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { listRedemptions } from '../../shared/operator-contract.ts'
import { ClaimForm } from './claim-form.tsx'
import { RedemptionRecord } from './redemption-record.tsx'

const LISTS = { review: 'In review', open: 'All open', ended: 'Ended' } as const
type List = keyof typeof LISTS

/** Where operators look at redemptions that the rules left to them. English only. */
export default function RedemptionDesk() {
  const [which, show] = useState<List>('review')
  const queries = useQueryClient()
  const reload = () => void queries.invalidateQueries({ queryKey: keyOf(listRedemptions) })
  return (
    <DeskPage
      title="Redemptions"
      actions={
        <div className="flex flex-wrap gap-2" role="group" aria-label="Which redemptions">
          {Object.entries(LISTS).map(([list, text]) => (
            <button
              key={list}
              type="button"
              className="button"
              data-kind={list === which ? undefined : 'quiet'}
              data-size="small"
              aria-pressed={list === which}
              onClick={() => show(list as List)}
            >
              {text}
            </button>
          ))}
        </div>
      }
    >
      {({ may }) => (
        <>
          <Requests which={which} mayDecide={may('payments-decide')} />
          {may('payments-decide') ? <ClaimForm onProposed={reload} /> : null}
        </>
      )}
    </DeskPage>
  )
}

/** Fetched once: each view is logged. */
function Requests({ which, mayDecide }: { readonly which: List; readonly mayDecide: boolean }) {
  const { data, error, refetch } = useQuery({
    ...queryOf(useApi(), listRedemptions, { query: { which } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  if (!data) return <QueueWait error={error} />
  const { requests } = data.data
  if (requests.length === 0)
    return <QueueEmpty>{which === 'ended' ? 'None has ended yet.' : 'No redemptions are waiting.'}</QueueEmpty>
  return (
    <ul className="grid gap-4">
      {requests.map((request) => (
        <li key={request.id}>
          <RedemptionRecord request={request} mayDecide={mayDecide} onDecided={() => void refetch()} />
        </li>
      ))}
    </ul>
  )
}
