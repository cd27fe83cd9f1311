import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { LocalLink, useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useOperatorGroups } from '#ui/parts/operator-rail.tsx'
import { getOperator, OPERATOR_GROUPS, signOutOperator } from '../contract.ts'
import { SignIn } from './sign-in.tsx'

/** The operators' start page with the size of each queue. English only. */
export default function OverviewPage() {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useLocalNavigate()
  const [search] = useSearchParams()
  const { data } = useQuery({ ...queryOf(api, getOperator), staleTime: 0 })
  const refresh = () => queries.resetQueries({ queryKey: keyOf(getOperator) })
  const enter = async () => {
    const back = search.get('returnTo')
    await refresh()
    if (back?.startsWith('/operator/')) navigate(back, { replace: true })
  }
  if (data?.data === null) return <SignIn onIn={enter} />
  return (
    <DeskPage
      title="Overview"
      actions={
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-size="small"
          onClick={() => void api.call(signOutOperator).then(refresh)}
        >
          <Icon name="sign-out-bold" />
          Sign out
        </button>
      }
    >
      {({ role, waiting }) => <Desks role={role} waiting={waiting} />}
    </DeskPage>
  )
}

interface DesksProps {
  readonly role: OperatorRole
  readonly waiting: Readonly<Record<string, number>>
}

const Desks = ({ role, waiting }: DesksProps) =>
  useOperatorGroups(OPERATOR_GROUPS, role).map(({ label, queues }) => (
    <section key={label} className="mb-2 grid gap-3" aria-label={label}>
      <h2 className="text-[18px]/6 font-bold">{label}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {queues.map(({ path, label: page, icon, about }) => {
          const count = waiting[path]
          return (
            <li key={path}>
              <LocalLink to={path} className="operator-tile">
                <Icon name={icon} className="size-6" />
                <span className="grid gap-0.5">
                  <b>{page}</b>
                  <span className="text-muted">{about}</span>
                </span>
                {count === undefined ? null : (
                  <span className="operator-tag" data-tone={count > 0 ? 'warm' : undefined}>
                    {count > 0 ? `${count} waiting` : 'nothing waiting'}
                  </span>
                )}
              </LocalLink>
            </li>
          )
        })}
      </ul>
    </section>
  ))
