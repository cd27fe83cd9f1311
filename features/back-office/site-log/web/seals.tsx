import { timeText } from '#ui/parts/operator-text.ts'
import type { SealStateShown } from '../contract.ts'
import { FAULT_TEXTS } from './texts.ts'

/** The seals of the audit trail, and what is wrong with them. */
export const Seals = ({ last, unsealedSince, isLate, ...checked }: SealStateShown) => (
  <section className="grid min-w-0 gap-3" aria-label="Audit seals">
    <h2 className="text-[18px]/6 font-bold">Audit seals</h2>
    <p className="text-[14px]/5 text-muted">
      Seals show if anyone changed the audit trail past the site. Of all brands. Times are UTC.
    </p>
    {last ? (
      <p>
        Last seal: number {last.number}, {timeText(last.at)}, hash <code className="break-all">{last.hash}</code>
      </p>
    ) : (
      <p>Nothing is sealed yet.</p>
    )}
    {unsealedSince !== null && isLate ? (
      <p className="operator-alert">
        <b>Sealing is late.</b> Entries have waited since {timeText(unsealedSince)}: a transaction may be stuck.
      </p>
    ) : null}
    <Checked {...checked} />
  </section>
)

function Checked({ checkedAt, passedAt, faults, shown }: Omit<SealStateShown, 'last' | 'unsealedSince' | 'isLate'>) {
  if (checkedAt === null) return <p className="text-muted">The seals haven’t been checked yet.</p>
  const checked = `Last checked ${timeText(checkedAt)}.`
  if (faults === 0) return <p className="text-muted">All seals hold. {checked}</p>
  return (
    <div className="operator-alert grid min-w-0 gap-3">
      <p>
        <b>{faults === 1 ? 'A seal doesn’t hold.' : `${faults} comparisons of seals fail.`}</b> {checked}{' '}
        {passedAt === null ? 'They have never passed.' : `They last passed ${timeText(passedAt)}.`}
      </p>
      <ul className="grid gap-2">
        {shown.map(({ seal, fault, since }) => (
          <li key={`${seal} ${fault}`} className="text-[14px]/5">
            Seal {seal}: {FAULT_TEXTS[fault]} Found {timeText(since)}.
          </li>
        ))}
      </ul>
    </div>
  )
}
