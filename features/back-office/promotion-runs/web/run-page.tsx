import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { readRunReport } from '../contract.ts'
import { RebuildPanel } from './rebuild.tsx'
import { ExperimentPanel } from './experiment.tsx'
import { Explain } from './explain.tsx'
import { Report } from './report.tsx'

/** What one run has done, and why a player got something or not. English only. */
export default function RunPage() {
  const { id = '' } = useParams()
  return (
    <DeskPage
      title="Run report"
      back={{ to: `/operator/campaigns/${id}`, label: 'Back to the campaign' }}
      actions={({ may }) =>
        may('players-read') ? (
          <LocalLink to={`/operator/winners?run=${id}`} className="button" data-kind="quiet" data-size="small">
            List of winners
          </LocalLink>
        ) : null
      }
    >
      {({ role }) => <Loaded key={id} id={id} operatorRole={role} />}
    </DeskPage>
  )
}

function Loaded({ id, operatorRole }: { readonly id: string; readonly operatorRole: OperatorRole }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), readRunReport, { params: { id } }), staleTime: 0 })
  if (!data) return <QueueWait error={error} />
  return (
    <>
      <Report report={data.data}>
        {data.data.experiment ? (
          <ExperimentPanel
            run={id}
            experiment={data.data.experiment}
            mayStop={mayOperator(operatorRole, 'promotions-approve')}
            onStopped={refetch}
          />
        ) : null}
      </Report>
      <Explain run={id} />
      <RebuildPanel run={id} operatorRole={operatorRole} />
    </>
  )
}
