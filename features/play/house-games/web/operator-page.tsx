import { useState } from 'react'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { listGameReturns, type LiveReturn } from '../shared/operator-contract.ts'
import { OperatedGameRow } from './operated-game-row.tsx'

/** Each game's returns next to its math report, and its switch. English only. */
export default function OperatorGamesPage() {
  return (
    <DeskPage title="Games">
      {({ may }) => (
        <DeskData of={listGameReturns}>
          {(listed, reload) => <Games {...listed} maySwitch={may('games-switch')} onSwitched={reload} />}
        </DeskData>
      )}
    </DeskPage>
  )
}

interface GamesProps extends DataOf<typeof listGameReturns> {
  readonly maySwitch: boolean
  readonly onSwitched: () => Promise<unknown>
}

function Games({ games, returns, maySwitch, onSwitched }: GamesProps) {
  const [said, setSaid] = useState('')
  const returnsOf = Map.groupBy(returns, ({ game }) => game)
  const alarms = (slug: string) => (returnsOf.get(slug) ?? []).filter(({ isAlarming }) => isAlarming).length
  const sorted = games.toSorted((one, other) => alarms(other.slug) - alarms(one.slug) || Number(one.isOn) - Number(other.isOn))
  const tell = async (next: string) => {
    await onSwitched()
    setSaid(next)
  }
  return (
    <>
      <p className="text-muted">
        Rounds are counted once an hour. A game raises an alarm after 1,000 rounds if its return lies more than five standard
        deviations outside the range of its math report. Rounds of test accounts are left out.
      </p>
      {games.some(({ isProven }) => !isProven) ? (
        <p role="alert" className="operator-alert">
          The rules in memory are not those of the math report. Switch these games off and restart the process:{' '}
          {games.flatMap(({ title, isProven }) => (isProven ? [] : [title])).join(', ')}.
        </p>
      ) : null}
      <p role="status" className="operator-said">
        {said}
      </p>
      <ul className="grid gap-2">
        {sorted.map((game) => (
          <OperatedGameRow
            key={game.slug}
            game={game}
            returns={(returnsOf.get(game.slug) ?? []).toSorted(currentFirst(game.definitionHash))}
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
