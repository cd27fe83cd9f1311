import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { DataOf } from '#kernel/contract.ts'
import type { OperatorRole } from '#kernel/operator-rights.ts'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { listHeld } from '../contract.ts'
import { FailedTicks } from './failed-ticks.tsx'
import { Held } from './held.tsx'

/** Events of promotions that failed or came late. English only. */
export default function FaultsPage() {
  return (
    <DeskPage title="Stopped events">
      {({ role }) => <DeskData of={listHeld}>{(held, reload) => <Faults {...{ held, role }} onChanged={reload} />}</DeskData>}
    </DeskPage>
  )
}

interface FaultsProps {
  readonly held: DataOf<typeof listHeld>
  readonly role: OperatorRole
  readonly onChanged: () => Promise<unknown>
}

function Faults({ held: { parked, ticks, late, scores }, role, onChanged }: FaultsProps) {
  if (parked.length + ticks.length + late.length + scores.length === 0)
    return <QueueEmpty>Every event was read in time, and no step failed.</QueueEmpty>
  return (
    <>
      {ticks.length > 0 ? <FailedTicks ticks={ticks} /> : null}
      <Held parked={parked} late={late} scores={scores} operatorRole={role} onChanged={onChanged} />
    </>
  )
}
