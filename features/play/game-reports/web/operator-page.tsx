import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { askedBy, PeriodFields } from '#ui/parts/period-fields.tsx'
import { saveFile } from '#ui/parts/save-file.ts'
import { exportGameReport, type GameReportQuery, readGameReport } from '../contract.ts'
import { GameReportView } from './operator-report.tsx'

const REFUSED = {
  'period-missing': 'Choose a first and a last day.',
  'period-wrong': 'The last day can’t be before the first.',
} as const

/** The report of game performance. English only. */
export default function GameReportPage() {
  return (
    <DeskPage
      title="Game report"
      intro="What games returned beside what their math says, by version of the rules and currency. Few plays stray far: judge a return by the number of plays."
    >
      <Report />
    </DeskPage>
  )
}

function Report() {
  const api = useApi()
  const [query, setQuery] = useState<GameReportQuery>({ period: 'month' })
  const [said, setSaid] = useState('')
  const found = useQuery({ ...queryOf(api, readGameReport, { query }), staleTime: 0, placeholderData: keepPreviousData })
  const save = async () => {
    const reply = await api.call(exportGameReport, { query }).catch(() => null)
    if (!reply?.success) return setSaid('The file couldn’t be made. Try again.')
    saveFile(reply.data.fileName, reply.data.csv, 'text/csv')
    setSaid(`Saved as ${reply.data.fileName}.`)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setQuery(askedBy(event.currentTarget) as GameReportQuery)
  }
  const reply = found.data
  return (
    <>
      <form className="card grid items-start gap-4 p-4 sm:grid-cols-2 xl:grid-cols-3" aria-label="Report to show" onSubmit={send}>
        <PeriodFields period="month" more={{ all: 'Since the beginning' }} lastDayHint="Included." />
        <button type="submit" className="button w-fit sm:col-span-2 xl:col-span-3">
          Show the report
        </button>
      </form>
      {reply?.success === false ? (
        <p role="alert" className="operator-alert">
          {REFUSED[reply.reasonType]}
        </p>
      ) : null}
      {reply ? null : <QueueWait error={found.error} />}
      {reply?.success ? <GameReportView report={reply.data} onSave={() => void save()} /> : null}
      <p role="status" className="operator-said">
        {said}
      </p>
    </>
  )
}
