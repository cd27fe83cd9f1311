import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { DeskReport } from '#client/desk/desk-report.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { Field } from '#ui/form/field.tsx'
import { PERIOD_REFUSALS, PeriodFields } from '#ui/parts/period-fields.tsx'
import { exportJackpotReport, type JackpotReportQuery, readJackpotReport } from '../shared/operator-contract.ts'
import { JackpotReportView } from './operator-report.tsx'

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
  const found = useQuery({ ...queryOf(api, readJackpotReport, { query }), staleTime: 0, placeholderData: keepPreviousData })
  return (
    <DeskReport
      fields={<Fields />}
      onAsk={setQuery}
      found={found}
      refusals={PERIOD_REFUSALS}
      onExport={() => api.call(exportJackpotReport, { query })}
      savedText={({ fileName, wins, isCutOff }) => {
        const cut = isCutOff ? ' The file is cut off: choose a shorter period.' : ''
        return `${wins} ${wins === 1 ? 'jackpot' : 'jackpots'} saved as ${fileName}.${cut}`
      }}
    >
      {(report, save) => <JackpotReportView report={report} onSave={save} />}
    </DeskReport>
  )
}

const AMOUNTS = [
  { name: 'entriesFrom', label: 'Minimum, in entries', hint: 'Leave empty to use the brand’s minimum.' },
  { name: 'coinsFrom', label: 'Minimum, in coins', hint: 'Leave empty to use the brand’s minimum.' },
] as const

const Fields = () => (
  <>
    <PeriodFields period="month" lastDayHint="Included. At most 366 days." />
    {AMOUNTS.map(({ name, label, hint }) => (
      <Field key={name} label={label} hint={hint}>
        {(ids) => <input {...ids} className="input" name={name} type="number" min={0} step={1} autoComplete="off" />}
      </Field>
    ))}
  </>
)
