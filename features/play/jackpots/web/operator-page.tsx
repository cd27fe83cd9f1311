import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { Field } from '#ui/form/field.tsx'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { askedBy, PeriodFields } from '#ui/parts/period-fields.tsx'
import { saveFile } from '#ui/parts/save-file.ts'
import { exportJackpotReport, type JackpotReportQuery, readJackpotReport } from '../shared/operator-contract.ts'
import { JackpotReportView } from './operator-report.tsx'

const REFUSED = {
  'period-missing': 'Choose a first and a last day.',
  'period-wrong': 'The last day can’t be before the first.',
  'period-too-long': 'Choose at most 366 days.',
} as const

/** The report of large jackpots. English only. */
export default function JackpotsPage() {
  return (
    <DeskPage
      title="Jackpots"
      intro="Pooled jackpot wins from a minimum amount. Each view and each download is recorded with the players it names."
    >
      <Report />
    </DeskPage>
  )
}

function Report() {
  const api = useApi()
  const [query, setQuery] = useState<JackpotReportQuery>({ period: 'month' })
  const [said, setSaid] = useState('')
  const found = useQuery({ ...queryOf(api, readJackpotReport, { query }), staleTime: 0, placeholderData: keepPreviousData })
  const save = async () => {
    const reply = await api.call(exportJackpotReport, { query }).catch(() => null)
    if (!reply?.success) return setSaid('The file couldn’t be made. Try again.')
    const { fileName, csv, wins, isCutOff } = reply.data
    saveFile(fileName, csv, 'text/csv')
    const cut = isCutOff ? ' The file is cut off: choose a shorter period.' : ''
    setSaid(`${wins} ${wins === 1 ? 'jackpot' : 'jackpots'} saved as ${fileName}.${cut}`)
  }
  const reply = found.data
  return (
    <>
      <Filter query={query} onAsk={setQuery} />
      {reply?.success === false ? (
        <p role="alert" className="operator-alert">
          {REFUSED[reply.reasonType]}
        </p>
      ) : null}
      {reply ? null : <QueueWait error={found.error} />}
      {reply?.success ? <JackpotReportView report={reply.data} onSave={() => void save()} /> : null}
      <p role="status" className="operator-said">
        {said}
      </p>
    </>
  )
}

interface FilterProps {
  readonly query: JackpotReportQuery
  readonly onAsk: (query: JackpotReportQuery) => void
}

const AMOUNTS = [
  { name: 'entriesFrom', label: 'Minimum, in entries', hint: 'Leave empty to use the brand’s minimum.' },
  { name: 'coinsFrom', label: 'Minimum, in coins', hint: 'Leave empty to use the brand’s minimum.' },
] as const

function Filter({ query, onAsk }: FilterProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAsk(askedBy(event.currentTarget) as JackpotReportQuery)
  }
  return (
    <form className="card grid items-start gap-4 p-4 sm:grid-cols-2 xl:grid-cols-3" aria-label="Report to show" onSubmit={send}>
      <PeriodFields period={query.period ?? 'month'} lastDayHint="Included. At most 366 days." />
      {AMOUNTS.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint}>
          {(ids) => <input {...ids} className="input" name={name} type="number" min={0} step={1} autoComplete="off" />}
        </Field>
      ))}
      <button type="submit" className="button w-fit sm:col-span-2 xl:col-span-3">
        Show the report
      </button>
    </form>
  )
}
