import { type FormEvent, type ReactNode, useState } from 'react'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { askedBy } from '#ui/parts/period-fields.tsx'
import { saveFile } from '#ui/parts/save-file.ts'

type Reply<D, R extends string> =
  | { readonly success: true; readonly data: D }
  | { readonly success: false; readonly reasonType: R }

interface ReportFile {
  readonly fileName: string
  readonly csv: string
}

interface DeskReportProps<Q, D, F extends ReportFile, R extends string> {
  /** Fields of the form that asks for a report. */
  readonly fields: ReactNode
  readonly onAsk: (query: Q) => void
  readonly found: { readonly data: Reply<D, R> | undefined; readonly error: Error | null }
  readonly refusals: Readonly<Record<R, string>>
  /** Makes the file of the report that is shown. */
  readonly onExport: () => Promise<Reply<F, R>>
  readonly savedText: (file: F) => string
  /** Rendered with a report; `save` downloads its file. */
  readonly children: (report: D, save: () => void) => ReactNode
}

/** A report of a period: the form that asks for it, the report or why there is none, and its file. */
export function DeskReport<Q, D, F extends ReportFile, R extends string>(props: DeskReportProps<Q, D, F, R>) {
  const { fields, onAsk, found, refusals, onExport, savedText, children } = props
  const [said, setSaid] = useState('')
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAsk(askedBy(event.currentTarget) as Q)
  }
  const save = async () => {
    const reply = await onExport().catch(() => null)
    if (!reply?.success) return setSaid('The file couldn’t be made. Try again.')
    saveFile(reply.data.fileName, reply.data.csv, 'text/csv')
    setSaid(savedText(reply.data))
  }
  const reply = found.data
  return (
    <>
      <form className="card grid items-start gap-4 p-4 sm:grid-cols-2 xl:grid-cols-4" aria-label="Report to show" onSubmit={send}>
        {fields}
        <button type="submit" className="button w-fit sm:mt-[26px]">
          Show the report
        </button>
      </form>
      {reply?.success === false ? (
        <p role="alert" className="operator-alert">
          {refusals[reply.reasonType]}
        </p>
      ) : null}
      {reply ? null : <QueueWait error={found.error} />}
      {reply?.success ? children(reply.data, () => void save()) : null}
      <p role="status" className="operator-said">
        {said}
      </p>
    </>
  )
}

interface ReportHeadProps {
  readonly from: string
  readonly to: string
  readonly onSave: () => void
}

/** The period of a report, and its download. */
export const ReportHead = ({ from, to, onSave }: ReportHeadProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <h2 className="mr-auto text-[18px]/6 font-bold">{from === to ? from : `${from} to ${to}`}</h2>
    <button type="button" className="button" data-kind="quiet" data-size="small" onClick={onSave}>
      Download as CSV
    </button>
  </div>
)
