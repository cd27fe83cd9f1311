import { useParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { CaseView } from './case-view.tsx'

/** A player's markers of harm, the contacts, and what to do next. English only. */
export default function CasePage() {
  const { id = '' } = useParams()
  return (
    <DeskPage title="Care" back={{ to: '/operator/care', label: 'Back to the queue' }}>
      {({ may }) => <CaseView key={id} id={id} mayContact={may('care-contact')} />}
    </DeskPage>
  )
}
