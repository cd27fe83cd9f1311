import { useApi } from '#ui/api/api-context.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { dollars, timeText } from '#ui/parts/operator-text.ts'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { type BooksCase, closeBooksCase } from '../contract.ts'
import { CASES } from './texts.ts'

interface CasesProps {
  readonly cases: readonly BooksCase[]
  readonly mayClose: boolean
  readonly onChanged: () => void
}

/** Differences that nobody has explained. Closing one moves nothing. */
export const Cases = ({ cases, mayClose, onChanged }: CasesProps) => (
  <section className="grid min-w-0 gap-3" aria-label="Differences">
    <h2 className="text-[18px]/6 font-bold">Differences</h2>
    {cases.length === 0 ? <QueueEmpty>Providers, records, and ledger agree.</QueueEmpty> : null}
    <ul className="grid gap-3">
      {cases.map((open) => (
        <li key={open.id} className="card grid min-w-0 gap-3 p-4">
          <Case open={open} mayClose={mayClose} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  </section>
)

interface CaseProps extends Omit<CasesProps, 'cases'> {
  readonly open: BooksCase
}

function Case({ open, mayClose, onChanged }: CaseProps) {
  const { id, provider, day, reference, kind, statementCents, toldCents, bookedCents, since } = open
  const api = useApi()
  const close = async (why: string) => {
    const reply = await api.call(closeBooksCase, { body: { id, why } }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    onChanged()
    return undefined
  }
  const sides = [
    ['Statement', statementCents],
    ['Messages', toldCents],
    ['Ledger', bookedCents],
  ] as const
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{CASES[kind]}</b>
        <span className="text-[14px]/5 text-muted">
          {provider}, {day}, since {timeText(since)}
        </span>
      </p>
      <code className="text-[12.5px]/4 break-all text-muted">{reference}</code>
      {kind === 'statement-missing' ? null : (
        <dl className="grid grid-cols-3 gap-3">
          {sides.map(([label, cents]) => (
            <div key={label}>
              <dt className="text-[13px]/5 text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">{dollars(cents)}</dd>
            </div>
          ))}
        </dl>
      )}
      {mayClose ? <ReasonForm label="Explanation" action="Close" onSend={close} /> : null}
    </>
  )
}
