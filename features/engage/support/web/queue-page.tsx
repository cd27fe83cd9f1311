import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { newKey } from '#ui/api/browser-transport.ts'
import { keyOf } from '#ui/api/query.ts'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { answerTicket, listTickets, type Ticket } from '../contract.ts'
import './support.css'

const LOOK_AGAIN_MS = 30_000

/** The support queue for operators. English only. */
export default function SupportQueue() {
  return (
    <DeskPage title="Support">
      <DeskData of={listTickets} everyMs={LOOK_AGAIN_MS}>
        {({ tickets }) =>
          tickets.length === 0 ? (
            <QueueEmpty>No questions are waiting.</QueueEmpty>
          ) : (
            tickets.map((ticket) => <TicketTalk key={ticket.id} ticket={ticket} />)
          )
        }
      </DeskData>
    </DeskPage>
  )
}

function TicketTalk({ ticket }: { ticket: Ticket & { readonly who: string } }) {
  const api = useApi()
  const queries = useQueryClient()
  const [key, setKey] = useState(newKey)
  const answer = useMutation({
    mutationFn: (said: { text?: string; isClosed: boolean }) => api.call(answerTicket, { body: { id: ticket.id, ...said }, key }),
    onSuccess: () => {
      setKey(newKey())
      return queries.invalidateQueries({ queryKey: keyOf(listTickets) })
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = (new FormData(form).get('text') as string).trim()
    if (text) answer.mutate({ text, isClosed: false }, { onSuccess: () => form.reset() })
  }
  return (
    <section className="card support-talk" aria-label={`${ticket.who}, ${ticket.topic}`}>
      <header className="support-talk-head">
        <h2>
          {ticket.who}: {ticket.topic}
        </h2>
        <p className="support-state" data-state={ticket.state}>
          {ticket.state}
        </p>
      </header>
      <ol className="support-messages">
        {ticket.messages.map(({ from, text, at }, place) => (
          <li key={place} data-from={from}>
            <p className="support-meta">
              {from} · <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')} UTC</time>
            </p>
            <p className="support-words">{text}</p>
          </li>
        ))}
      </ol>
      <form className="support-reply" onSubmit={send}>
        <textarea className="input support-text" name="text" rows={3} aria-label="Answer" placeholder="Answer" maxLength={2000} />
        <button type="submit" className="button" disabled={answer.isPending}>
          Answer
        </button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={answer.isPending}
          onClick={() => answer.mutate({ isClosed: true })}
        >
          Close it
        </button>
        {answer.isError ? <p role="alert">Saving failed. Try again.</p> : null}
      </form>
    </section>
  )
}
