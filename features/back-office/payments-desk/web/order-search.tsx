import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { CashOrder } from '#features/store/orders/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { findPayments, type FoundPayment } from '../contract.ts'
import { dollars, timeText } from '#ui/parts/operator-text.ts'
import { METHODS, STATES } from './texts.ts'
import { ShowMore } from '#ui/parts/show-more.tsx'

type State = CashOrder['state'] | null

/** Orders, newest first, by what an operator has in hand. */
export function OrderSearch() {
  const api = useApi()
  const [asked, setAsked] = useState<{ search: string; state: State }>({ search: '', state: null })
  const query = useInfiniteQuery({
    queryKey: ['payments', asked],
    queryFn: ({ pageParam }) => api.call(findPayments, { body: { ...asked, before: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ data: { payments, hasMore } }) => (hasMore ? (payments.at(-1)?.id ?? null) : null),
    staleTime: 0,
  })
  const { data, error } = query
  const payments = data?.pages.flatMap((page) => page.data.payments)
  return (
    <section className="grid min-w-0 gap-4" aria-label="Orders">
      <SearchForm onSearch={setAsked} />
      {data ? null : <QueueWait error={error} />}
      {payments?.length === 0 ? (
        <QueueEmpty isList>{asked.search || asked.state ? 'No orders match.' : 'No orders yet.'}</QueueEmpty>
      ) : null}
      {payments && payments.length > 0 ? <OrderTable payments={payments} /> : null}
      <ShowMore query={query} label="Show older orders" />
    </section>
  )
}

function SearchForm({ onSearch }: { readonly onSearch: (asked: { search: string; state: State }) => void }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const state = Object.keys(STATES).find((each) => each === form.get('state')) as State | undefined
    onSearch({ search: (form.get('search') as string).trim(), state: state ?? null })
  }
  return (
    <form className="card grid gap-4 p-4 sm:grid-cols-[1fr_200px_auto] sm:items-start" role="search" onSubmit={send}>
      <Field label="Find orders" hint="Order, receipt, attempt, provider reference, or the player’s full username or email.">
        {(ids) => <input {...ids} className="input" name="search" type="search" autoComplete="off" />}
      </Field>
      <Field label="State">
        {(ids) => (
          <span className="operator-select block">
            <select {...ids} className="input" name="state">
              <option value="">All</option>
              {Object.entries(STATES).map(([state, { text }]) => (
                <option key={state} value={state}>
                  {text}
                </option>
              ))}
            </select>
          </span>
        )}
      </Field>
      <button type="submit" className="button sm:mt-[26px]">
        Find
      </button>
    </form>
  )
}

const OrderTable = ({ payments }: { readonly payments: readonly FoundPayment[] }) => (
  <DeskTable label="Orders" heads={['Order', 'Player', 'Amount', 'State', 'Method', 'Opened']}>
    {payments.map(({ id, title, receipt, player, cents, state, method, openedAt }) => (
      <tr key={id}>
        <th scope="row">
          <LocalLink className="text-link" to={`/operator/payments/${id}`}>
            {title}
          </LocalLink>
          <span className="block text-[12.5px]/4 font-normal text-muted">{receipt ? `Receipt ${receipt}` : 'No receipt'}</span>
        </th>
        <td data-label="Player">{player.login}</td>
        <td data-label="Amount">{dollars(cents)}</td>
        <td data-label="State">
          <StateTag state={state} />
        </td>
        <td data-label="Method">{method === null ? '–' : METHODS[method]}</td>
        <td data-label="Opened">{timeText(openedAt)}</td>
      </tr>
    ))}
  </DeskTable>
)

export const StateTag = ({ state }: { readonly state: CashOrder['state'] }) => (
  <span className="operator-tag" data-tone={STATES[state].tone}>
    {STATES[state].text}
  </span>
)
