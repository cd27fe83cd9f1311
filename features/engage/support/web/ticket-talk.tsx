import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useRefreshWaiting } from '#client/desk/use-refresh-waiting.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { keyOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { timeText } from '#ui/parts/operator-text.ts'
import { answerTicket, type DeskTicket, findTickets, listTickets } from '../contract.ts'
import { STATES, TOPICS } from './ticket-texts.ts'

interface TicketProps {
  readonly ticket: DeskTicket
  readonly mayAnswer: boolean
}

/** A question with its conversation and the answer. */
export const TicketTalk = ({ ticket, mayAnswer }: TicketProps) => (
  <section className="grid gap-4" aria-label={`${ticket.who}, ${TOPICS[ticket.topic]}`}>
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="mr-auto text-[18px]/6 font-bold break-words">
        {ticket.who}: {TOPICS[ticket.topic]}
      </h2>
      <TicketState state={ticket.state} />
    </header>
    <TicketBody ticket={ticket} mayAnswer={mayAnswer} />
  </section>
)

/** The same without its head, which the list shows. */
export const TicketBody = ({ ticket, mayAnswer }: TicketProps) => (
  <>
    <p className="flex flex-wrap gap-x-4 text-[13px]/5 text-muted">
      <span className="break-all">{ticket.id}</span>
      {ticket.player ? (
        <LocalLink to={`/operator/players?search=${ticket.player}`} className="text-link">
          Find the player
        </LocalLink>
      ) : (
        <span>Guest</span>
      )}
    </p>
    <ol className="support-messages">
      {ticket.messages.map(({ from, text, at }, place) => (
        <li key={place} data-from={from}>
          <p className="support-meta">
            {from === 'team' ? 'Support' : ticket.who} · <time dateTime={at}>{timeText(at)}</time>
          </p>
          <p className="support-words">{text}</p>
        </li>
      ))}
    </ol>
    {mayAnswer ? <Reply ticket={ticket} /> : null}
  </>
)

export const TicketState = ({ state }: Pick<DeskTicket, 'state'>) => (
  <span className="operator-tag" data-tone={STATES[state].tone}>
    {STATES[state].text}
  </span>
)

function Reply({ ticket: { id, state } }: Pick<TicketProps, 'ticket'>) {
  const api = useApi()
  const queries = useQueryClient()
  const refreshWaiting = useRefreshWaiting()
  const [key, setKey] = useState(newKey)
  const answer = useMutation({
    mutationFn: (said: { text?: string; isClosed: boolean }) => api.call(answerTicket, { body: { id, ...said }, key }),
    onSuccess: ({ success }) => {
      if (!success) return undefined
      setKey(newKey())
      const lists = [listTickets, findTickets].map((list) => queries.invalidateQueries({ queryKey: keyOf(list) }))
      return Promise.all([...lists, refreshWaiting()])
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = (new FormData(form).get('text') as string).trim()
    if (text) answer.mutate({ text, isClosed: false }, { onSuccess: ({ success }) => (success ? form.reset() : undefined) })
  }
  return (
    <form className="support-reply" onSubmit={send}>
      <textarea className="input support-text" name="text" rows={3} aria-label="Answer" placeholder="Answer" maxLength={2000} />
      <button type="submit" className="button" disabled={answer.isPending}>
        Answer
      </button>
      {state === 'closed' ? null : (
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ isClosed: true })}
        >
          Close it
        </button>
      )}
      {answer.isError ? (
        <p role="alert" className="operator-alert w-full">
          Saving failed. Try again.
        </p>
      ) : null}
      {answer.data?.success === false ? (
        <p role="alert" className="operator-alert w-full">
          This question doesn’t exist anymore. Reload the page.
        </p>
      ) : null}
    </form>
  )
}
