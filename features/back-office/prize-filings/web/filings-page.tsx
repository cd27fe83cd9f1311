import { useParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { FilingsView } from './filings-view.tsx'

/** Registration and bond of a campaign with large prizes. English only. */
export default function FilingsPage() {
  const { id = '' } = useParams()
  return (
    <DeskPage title="Registration and bond" back={{ to: `/operator/campaigns/${id}`, label: 'Back to the campaign' }}>
      {({ may }) => <FilingsView key={id} id={id} mayWrite={may('promotions-write')} />}
    </DeskPage>
  )
}
