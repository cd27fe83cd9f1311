import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { QueueWait } from '#ui/parts/operator-frame.tsx'
import { listGameReturns, type LiveReturn } from '../shared/operator-contract.ts'
import { OperatedGameRow } from './operated-game-row.tsx'

/** Each game's returns next to its math report, and its switch. English only. */
export default function OperatorGamesPage() {
  return <DeskPage title="Games">{({ may }) => <Games maySwitch={may('games-switch')} />}</DeskPage>
}

function Games({ maySwitch }: { readonly maySwitch: boolean }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), listGameReturns), staleTime: 0 })
  const [said, setSaid] = useState('')
  if (!data) return <QueueWait error={error} />
  const returns = Map.groupBy(data.data.returns, ({ game }) => game)
  const alarms = (slug: string) => (returns.get(slug) ?? []).filter(({ isAlarming }) => isAlarming).length
  const games = data.data.games.toSorted(
    (one, other) => alarms(other.slug) - alarms(one.slug) || Number(one.isOn) - Number(other.isOn),
  )
  const tell = async (next: string) => {
    await refetch()
    setSaid(next)
  }
  return (
    <>
      <p className="text-muted">
        Rounds are counted once an hour. A game raises an alarm after 1,000 rounds if its return lies more than five standard
        deviations outside the range of its math report. Rounds of test accounts are left out.
      </p>
      <p role="status" className="operator-said">
        {said}
      </p>
      <ul className="grid gap-2">
        {games.map((game) => (
          <OperatedGameRow
            key={game.slug}
            game={game}
            returns={(returns.get(game.slug) ?? []).toSorted(currentFirst(game.definitionHash))}
            maySwitch={maySwitch}
            onSwitched={tell}
          />
        ))}
      </ul>
    </>
  )
}

const currentFirst = (hash: string) => (one: LiveReturn, other: LiveReturn) =>
  Number(other.definitionHash === hash) - Number(one.definitionHash === hash)
