import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { DeskError, DeskSkeleton, OperatorFrame } from '#ui/parts/operator-frame.tsx'
import { getOperator, OPERATOR_DESKS } from '../contract.ts'
import { listTeam } from '../shared/operator-contract.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { ShowLink } from './show-link.tsx'

export interface Told {
  readonly text: string
  readonly link: { readonly path: string; readonly until: string } | null
}

/** Who runs the site: invite, change, shut out. In English alone, as its readers are few. */
export default function TeamPage() {
  const { data } = useQuery({ ...queryOf(useApi(), getOperator), staleTime: 0 })
  return (
    <OperatorFrame desks={OPERATOR_DESKS} title="Team" operator={data?.data}>
      <Team />
    </OperatorFrame>
  )
}

function Team() {
  const queries = useQueryClient()
  const { data, isError } = useQuery({ ...queryOf(useApi(), listTeam), staleTime: 0 })
  const [told, setTold] = useState<Told>({ text: '', link: null })
  if (isError) return <DeskError />
  if (!data) return <DeskSkeleton />
  const { team, mayManage } = data.data
  const tell = async (next: Told) => {
    setTold(next)
    await queries.invalidateQueries({ queryKey: keyOf(listTeam) })
  }
  return (
    <>
      <div role="status" className="operator-said">
        {told.text}
        {told.link ? <ShowLink {...told.link} /> : null}
      </div>
      {mayManage ? <InviteForm onTold={tell} /> : null}
      <div className="operator-scroll" tabIndex={0} role="region" aria-label="Operators">
        <table className="operator-table">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Role</th>
              <th scope="col">State</th>
              <th scope="col">Seen last</th>
              <th scope="col">{mayManage ? 'Change' : null}</th>
            </tr>
          </thead>
          <tbody>
            {team.map((member) => (
              <MemberRow key={member.id} member={member} mayManage={mayManage} onTold={tell} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-muted">
        Owners do everything. Editors write and publish content. Support sees players’ requests and decides. Auditors see all of
        it and change nothing. What makes an owner, or changes one, waits until a second owner agrees.
      </p>
    </>
  )
}
