import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { DeskReport } from '#client/desk/desk-report.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { PERIOD_REFUSALS, PeriodFields } from '#ui/parts/period-fields.tsx'
import { exportGameReport, type GameReportQuery, readGameReport } from '../contract.ts'
import { GameReportView } from './operator-report.tsx'

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
  const found = useQuery({ ...queryOf(api, readGameReport, { query }), staleTime: 0, placeholderData: keepPreviousData })
  return (
    <DeskReport
      fields={<PeriodFields period="month" more={{ all: 'Since the beginning' }} lastDayHint="Included." />}
      onAsk={setQuery}
      found={found}
      refusals={PERIOD_REFUSALS}
      onExport={() => api.call(exportGameReport, { query })}
      savedText={({ fileName }) => `Saved as ${fileName}.`}
    >
      {(report, save) => <GameReportView report={report} onSave={save} />}
    </DeskReport>
  )
}
