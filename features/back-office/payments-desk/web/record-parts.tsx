import { useState } from 'react'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import type { PaymentAttempt, PaymentFactRow, PaymentPosting, PaymentWebhook } from '../contract.ts'
import { useReplay } from './use-replay.ts'
import { accountText, amountText, assetText, idText, timeText } from '#ui/parts/operator-text.ts'
import { ATTEMPT_STATES, factDetails, FACTS, METHODS, SOURCES, transferText } from './texts.ts'

/** Each try to pay, with what its provider said. */
export const Attempts = ({ attempts }: { readonly attempts: readonly PaymentAttempt[] }) => (
  <section className="grid min-w-0 gap-3" aria-label="Attempts">
    <h2 className="text-[18px]/6 font-bold">Attempts</h2>
    {attempts.length === 0 ? <p className="text-muted">The player hasn’t tried to pay.</p> : null}
    {attempts.map(({ id, provider, providerRef, method, state, refusedCode, begunAt, asksAt, facts }, place) => (
      <article key={id} className="card grid min-w-0 gap-3 p-4" aria-label={`Attempt ${place + 1}`}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b>
            {place + 1}. {METHODS[method]} at {provider}
          </b>
          <span className="operator-tag">{refusedCode === null ? ATTEMPT_STATES[state] : idText(refusedCode)}</span>
          <span className="text-[14px]/5 text-muted">{timeText(begunAt)}</span>
        </p>
        <p className="grid gap-1 text-[12.5px]/4 break-all text-muted">
          <code>{id}</code>
          {providerRef ? <code>{providerRef}</code> : null}
        </p>
        {asksAt === null ? null : <p className="text-[14px]/5">The provider is asked again at {timeText(asksAt)}.</p>}
        <Facts label={`Facts of attempt ${place + 1}`} facts={facts} />
      </article>
    ))}
  </section>
)

const Facts = ({ label, facts }: { readonly label: string; readonly facts: readonly PaymentFactRow[] }) => (
  <DeskTable label={label} heads={['Fact', 'Details', 'From', 'Heard (UTC)', 'Provider’s time (UTC)']}>
    {facts.map(({ kind, text, source, heardAt, toldAt }, place) => (
      <tr key={place}>
        <th scope="row">{FACTS[kind]}</th>
        <td data-wide className="text-[13px]/5">
          <Details of={factDetails(text)} />
        </td>
        <td data-label="From">{SOURCES[source]}</td>
        <td data-label="Heard (UTC)" className="whitespace-nowrap">
          {minuteText(heardAt)}
        </td>
        <td data-label="Provider’s time (UTC)" className="whitespace-nowrap">
          {minuteText(toldAt)}
        </td>
      </tr>
    ))}
  </DeskTable>
)

/** Without the zone, which the head names: two fit beside each other on a phone. */
const minuteText = (seconds: number): string => timeText(seconds).replace(' UTC', '')

const Details = ({ of }: { readonly of: ReturnType<typeof factDetails> }) =>
  of.length === 0 ? null : (
    <dl className="grid gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {of.map(([name, value]) => (
        <div key={name} className="contents max-sm:flex max-sm:gap-2">
          <dt className="text-muted">{name}</dt>
          <dd className="break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )

/** What the ledger holds because of this order. Each transfer adds up to zero. */
export const Postings = ({ postings }: { readonly postings: readonly PaymentPosting[] }) => (
  <section className="grid min-w-0 gap-3" aria-label="Postings">
    <h2 className="text-[18px]/6 font-bold">Postings</h2>
    {postings.length === 0 ? (
      <p className="text-muted">Nothing was posted.</p>
    ) : (
      <DeskTable label="Postings" heads={['Transfer', 'Time', 'Account', { text: 'Amount', of: 'numbers' }]}>
        {postings.map(({ id, kind, key, at, sides }) => (
          <tr key={id}>
            <th scope="row">
              {transferText(kind)}
              <code className="block text-[12.5px]/4 font-normal break-all text-muted">{key}</code>
            </th>
            <td data-label="Time">{timeText(at)}</td>
            <td data-wide colSpan={2}>
              {sides.map(({ account, asset, amount }) => (
                <span key={`${account} ${asset} ${amount}`} className="flex justify-between gap-4">
                  <span>
                    {accountText(account)} <span className="text-muted">{assetText(asset)}</span>
                  </span>
                  <span className="tabular-nums">{amountText(amount)}</span>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </DeskTable>
    )}
  </section>
)

interface WebhooksProps {
  readonly webhooks: readonly PaymentWebhook[]
  readonly mayReplay: boolean
  readonly onChanged: () => void
}

/** Verified messages, as they came. Settling one again changes nothing that it has done. */
export function Webhooks({ webhooks, mayReplay, onChanged }: WebhooksProps) {
  const [said, setSaid] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const replay = useReplay((text) => {
    setSaid(text)
    setOpen(null)
    onChanged()
  })
  if (webhooks.length === 0) return null
  return (
    <section className="grid min-w-0 gap-3" aria-label="Messages">
      <h2 className="text-[18px]/6 font-bold">Messages of the provider</h2>
      <p role="status" className="operator-said">
        {said}
      </p>
      <ul className="grid gap-2">
        {webhooks.map(({ id, message, kinds, heardAt, times, failure }) => (
          <li key={id} className="card grid min-w-0 gap-2 p-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[14px]/5">
              <b>{kinds.map((kind) => FACTS[kind]).join(', ') || 'No known fact'}</b>
              <span className="text-muted">
                {timeText(heardAt)}
                {times > 1 ? `, ${times} times` : ''}
              </span>
              {failure ? (
                <span className="operator-tag" data-tone="bad">
                  Not settled
                </span>
              ) : null}
              {mayReplay && open !== id ? (
                <button type="button" className="text-link ml-auto" onClick={() => setOpen(id)}>
                  Settle again
                </button>
              ) : null}
            </p>
            <code className="text-[12.5px]/4 break-all text-muted">{message}</code>
            {failure ? <p className="text-[14px]/5 break-words">{failure}</p> : null}
            {open === id ? (
              <ReasonForm label="Reason for settling it again" action="Settle again" onSend={(why) => replay(id, why)} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
