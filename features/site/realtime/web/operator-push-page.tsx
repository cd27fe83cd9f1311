import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { queryOf } from '#ui/api/query.ts'
import { FieldError } from '#ui/form/field.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { type ListedPush, listPushes, sendPush } from '../contract.ts'
import './operator-push.css'

// The endpoint exists in development only: elsewhere this page is a 404.
const data = pageData({ for: 'player', queries: (api) => [queryOf(api, listPushes)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Lists every push: pick one, edit its sample, send it to yourself through the outbox, and watch the result. */
export default function OperatorPushPage() {
  const { pushes } = useSuspenseQuery(queryOf(useApi(), listPushes)).data.data
  const [picked, pick] = useState({ type: pushes[0]?.type ?? '', sample: Object.keys(pushes[0]?.samples ?? {})[0] ?? '' })
  const push = pushes.find(({ type }) => type === picked.type)
  return (
    <div className="push-desk">
      <title>Pushes</title>
      <h1 className="text-[28px]/9 font-extrabold">Pushes</h1>
      <p className="text-muted">Each push is written in a transaction, relayed over the socket, and received by this page.</p>
      <div className="push-desk-parts">
        <nav aria-label="Pushes" className="card push-desk-list">
          {pushes.map(({ type, samples }) => (
            <section key={type}>
              <h2>{type}</h2>
              {Object.keys(samples).map((sample) => (
                <button
                  key={sample}
                  type="button"
                  aria-pressed={type === picked.type && sample === picked.sample}
                  onClick={() => pick({ type, sample })}
                >
                  {sample}
                </button>
              ))}
            </section>
          ))}
        </nav>
        {push ? <Desk key={`${picked.type}/${picked.sample}`} push={push} sample={picked.sample} /> : null}
      </div>
    </div>
  )
}

function Desk({ push: { type, schema, samples }, sample }: { push: ListedPush; sample: string }) {
  const [text, setText] = useState(() => JSON.stringify(samples[sample], null, 2))
  const api = useApi()
  const failureText = useFailureText()
  const {
    mutate,
    data: reply,
    error,
    isPending,
  } = useMutation({
    mutationFn: async (to: 'me' | 'everyone') => api.call(sendPush, { body: { type, data: JSON.parse(text) as unknown, to } }),
  })
  const problem = error ? (error instanceof SyntaxError ? error.message : failureText(error)) : problemOf(reply)
  return (
    <section className="card push-desk-sheet" aria-label={type}>
      <label className="field">
        <span className="field-label">
          {type}: {sample}
        </span>
        <textarea
          className="input"
          rows={Math.max(6, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" disabled={isPending} onClick={() => mutate('me')}>
          Send to me
        </button>
        <button type="button" className="button" data-kind="quiet" disabled={isPending} onClick={() => mutate('everyone')}>
          Send to everyone
        </button>
      </div>
      <div aria-live="polite">
        {problem ? <FieldError>{problem}</FieldError> : null}
        {reply?.success ? (
          <p className="text-muted">
            Sent as number {reply.data.offset} of {reply.data.channel}
          </p>
        ) : null}
      </div>
      <details>
        <summary>Schema</summary>
        <pre>{JSON.stringify(schema, null, 2)}</pre>
      </details>
    </section>
  )
}

const problemOf = (reply: { success: boolean; problem?: string } | undefined): string | undefined =>
  reply?.success === false ? reply.problem : undefined
