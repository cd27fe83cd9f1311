import { useParams } from 'react-router'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
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
      {({ role, may }) => (
        <DeskData key={id} of={readRunReport} input={{ params: { id } }}>
          {(report, reload) => (
            <>
              <Report report={report}>
                {report.experiment ? (
                  <ExperimentPanel
                    run={id}
                    experiment={report.experiment}
                    mayStop={may('promotions-approve')}
                    onStopped={reload}
                  />
                ) : null}
              </Report>
              <Explain run={id} />
              <RebuildPanel run={id} operatorRole={role} />
            </>
          )}
        </DeskData>
      )}
    </DeskPage>
  )
}
