import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf } from '#ui/api/query.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { askedBy, PERIOD_REFUSALS, PeriodFields } from '#ui/parts/period-fields.tsx'
import { ShowMore } from '#ui/parts/show-more.tsx'
import type { InputOf } from '#kernel/contract.ts'
import { timeText } from '#ui/parts/operator-text.ts'
import { type DeskTicket, findTickets } from '../contract.ts'
import { TicketBody, TicketState } from './ticket-talk.tsx'
import { STATES, TOPICS } from './ticket-texts.ts'

type Asked = Omit<InputOf<typeof findTickets>['body'], 'before'>

/** Questions in any state, newest first, by what an operator has in hand. */
export function TicketSearch({ mayAnswer }: { readonly mayAnswer: boolean }) {
  const api = useApi()
  const [asked, setAsked] = useState<Partial<Asked>>({})
  const query = useInfiniteQuery({
    queryKey: [...keyOf(findTickets), asked],
    queryFn: ({ pageParam }) => api.call(findTickets, { body: { search: '', ...asked, ...pageParam } }),
    initialPageParam: {} as { readonly before?: string },
    getNextPageParam: (page) => (page.success && page.data.hasMore ? { before: page.data.tickets.at(-1)!.id } : null),
    staleTime: 0,
  })
  const { data, error } = query
  const refused = data?.pages.find((page) => !page.success)
  const tickets = data?.pages.flatMap((page) => (page.success ? page.data.tickets : []))
  return (
    <>
      <SearchForm onSearch={setAsked} />
      {data ? null : <QueueWait error={error} />}
      {refused ? (
        <p role="alert" className="operator-alert">
          {PERIOD_REFUSALS[refused.reasonType]}
        </p>
      ) : null}
      {tickets?.length === 0 && !refused ? (
        <QueueEmpty isList>{Object.keys(asked).length > 0 ? 'No questions match.' : 'No questions yet.'}</QueueEmpty>
      ) : null}
      <ul className="grid gap-2">
        {tickets?.map((ticket) => (
          <FoundTicket key={ticket.id} ticket={ticket} mayAnswer={mayAnswer} />
        ))}
      </ul>
      <ShowMore query={query} label="Show older questions" />
    </>
  )
}

function SearchForm({ onSearch }: { readonly onSearch: (asked: Partial<Asked>) => void }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { search, period, ...rest } = askedBy(event.currentTarget)
    const text = typeof search === 'string' ? search.trim() : ''
    onSearch({ ...(text ? { search: text } : {}), ...(period === ANY_TIME ? {} : { period }), ...rest } as Partial<Asked>)
  }
  return (
    <form className="card grid items-start gap-4 p-4 sm:grid-cols-2 xl:grid-cols-4" role="search" onSubmit={send}>
      <Field label="Find questions" hint="Username, email, last name, player ID (plr_…), or question ID (tkt_…).">
        {(ids) => <input {...ids} className="input" name="search" type="search" autoComplete="off" maxLength={254} />}
      </Field>
      <Field label="State">
        {(ids) => (
          <Select {...ids} name="state">
            <option value="">All</option>
            {Object.entries(STATES).map(([state, { text }]) => (
              <option key={state} value={state}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PeriodFields period={ANY_TIME} more={{ [ANY_TIME]: 'Any time' }} lastDayHint="Included." />
      <button type="submit" className="button w-fit sm:mt-[26px]">
        Find
      </button>
    </form>
  )
}

const ANY_TIME = 'all'

function FoundTicket({ ticket, mayAnswer }: { readonly ticket: DeskTicket; readonly mayAnswer: boolean }) {
  const { who, topic, state, askedAt } = ticket
  return (
    <li>
      <details className="card px-4 py-2">
        <summary className="min-h-11 py-1">
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <span className="mr-auto min-w-0 break-words max-sm:w-full">
              <b>{who}</b>: {TOPICS[topic]}
            </span>
            <span className="text-[13px]/5 text-muted tabular-nums">{timeText(askedAt)}</span>
            <TicketState state={state} />
          </span>
        </summary>
        <div className="mt-2 grid gap-4 pb-2">
          <TicketBody ticket={ticket} mayAnswer={mayAnswer} />
        </div>
      </details>
    </li>
  )
}
