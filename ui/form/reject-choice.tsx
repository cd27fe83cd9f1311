import { useState } from 'react'

interface RejectChoiceProps<R extends string> {
  /** Accessible name of the choice. */
  readonly label: string
  readonly reasons: Readonly<Record<R, string>>
  readonly isBusy: boolean
  onReject(reason: R): void
}

/** Back office: every rejection needs a reason. English only, as operators are few. */
export function RejectChoice<R extends string>({ label, reasons, isBusy, onReject }: RejectChoiceProps<R>) {
  const [reason, setReason] = useState<R | ''>('')
  return (
    <div className="flex gap-2">
      <span className="operator-select min-w-0 flex-1">
        <select className="input" aria-label={label} value={reason} onChange={(event) => setReason(event.target.value as R | '')}>
          <option value="">Choose a reason</option>
          {Object.entries<string>(reasons).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
      <button
        type="button"
        className="button"
        data-kind="quiet"
        disabled={isBusy || reason === ''}
        onClick={() => reason && onReject(reason)}
      >
        Reject
      </button>
    </div>
  )
}
