import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { listTeam } from '../shared/operator-contract.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { ShowLink } from './show-link.tsx'

export interface Notice {
  readonly text: string
  readonly link: { readonly path: string; readonly until: string } | null
}

const HEADS = ['Name', 'Role', 'Personal email', 'State', 'Last seen', 'Change']

/** The operators: invite, change, disable. English only. */
export default function TeamPage() {
  return (
    <DeskPage title="Team">
      <Team />
    </DeskPage>
  )
}

function Team() {
  const queries = useQueryClient()
  const { data, error } = useQuery({ ...queryOf(useApi(), listTeam), staleTime: 0 })
  const [notice, setNotice] = useState<Notice>({ text: '', link: null })
  if (!data) return <QueueWait error={error} />
  const { team, mayManage } = data.data
  const showNotice = async (next: Notice) => {
    setNotice(next)
    await queries.invalidateQueries({ queryKey: keyOf(listTeam) })
  }
  return (
    <>
      <div role="status" className="operator-said">
        {notice.text}
        {notice.link ? <ShowLink {...notice.link} /> : null}
      </div>
      {mayManage ? <InviteForm onNotice={showNotice} /> : null}
      <DeskTable label="Operators" heads={HEADS}>
        {team.map((member) => (
          <MemberRow key={member.id} member={member} mayManage={mayManage} onNotice={showNotice} />
        ))}
      </DeskTable>
      <p className="text-muted">
        Owners do everything. Editors write and publish content. CRM managers plan and approve campaigns. Support handles players’
        requests. Payments agents decide redemptions and refunds. Compliance officers watch over players. Auditors see everything
        and change nothing. Adding or changing an owner needs a second owner’s approval. A player account with an operator’s
        personal email gets no entries.
      </p>
    </>
  )
}
