import { useState } from 'react'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { NeedsSecond } from '#client/desk/needs-second.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { listVoids } from '../contract.ts'
import { ActCard } from './act-card.tsx'
import { VoidForm } from './void-form.tsx'

/** Rounds that are void after a fault of their game. English only. */
export default function VoidRoundsPage() {
  return (
    <DeskPage
      title="Void rounds"
      intro="After a fault of a game, its rounds are declared void: what players paid for them is returned, and their history says so. A second operator approves it. Rounds and draws themselves never change."
    >
      {({ may }) => (
        <DeskData of={listVoids}>
          {(found, reload) => <Acts {...found} mayVoid={may('rounds-void')} onChanged={reload} />}
        </DeskData>
      )}
    </DeskPage>
  )
}

interface ActsProps extends DataOf<typeof listVoids> {
  readonly mayVoid: boolean
  readonly onChanged: () => Promise<unknown>
}

function Acts({ games, acts, mayVoid, onChanged }: ActsProps) {
  const [said, setSaid] = useState('')
  const tell = async (next: string) => {
    await onChanged()
    setSaid(next)
  }
  return (
    <>
      {mayVoid ? (
        <NeedsSecond right="rounds-void" for="Each act">
          You can ask for one, and turn the game off with it.
        </NeedsSecond>
      ) : null}
      {mayVoid ? <VoidForm games={games} onProposed={tell} /> : null}
      <p role="status" className="operator-said">
        {said}
      </p>
      <h2 className="text-[18px]/6 font-bold">Acts</h2>
      {acts.length === 0 ? <QueueEmpty isList>No rounds were declared void.</QueueEmpty> : null}
      <ul className="grid gap-3">
        {acts.map((act) => (
          <ActCard key={act.id} act={act} mayVoid={mayVoid} onDecided={tell} />
        ))}
      </ul>
    </>
  )
}
