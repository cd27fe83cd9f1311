import { useState } from 'react'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { Field } from '#ui/form/field.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { idText } from '#ui/parts/operator-text.ts'
import { listFeatures } from '../contract.ts'
import { FeatureRow } from './feature-row.tsx'

/** The features of a brand and their switches. English only. */
export default function FeaturesPage() {
  return (
    <DeskPage title="Features">
      {({ may }) => (
        <DeskData of={listFeatures}>
          {({ features }, reload) => <Features features={features} maySwitch={may('features-switch')} onSwitched={reload} />}
        </DeskData>
      )}
    </DeskPage>
  )
}

const isNamed = (id: string, text: string): boolean => id.includes(text) || idText(id).toLowerCase().includes(text)

interface FeaturesProps extends DataOf<typeof listFeatures> {
  readonly maySwitch: boolean
  readonly onSwitched: () => Promise<unknown>
}

function Features({ features, maySwitch, onSwitched }: FeaturesProps) {
  const [wanted, setWanted] = useState('')
  const [isOffOnly, setOffOnly] = useState(false)
  const [said, setSaid] = useState('')
  const text = wanted.trim().toLowerCase()
  const shown = features.filter(({ id, state }) => isNamed(id, text) && (!isOffOnly || state === 'off'))
  const tell = async (next: string) => {
    await onSwitched()
    setSaid(next)
  }
  return (
    <>
      <div className="card grid gap-4 p-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <Field label="Search features">
          {(ids) => (
            <input {...ids} className="input" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
          )}
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5" checked={isOffOnly} onChange={(event) => setOffOnly(event.target.checked)} />
          Switched off only
        </label>
      </div>
      <p role="status" className="operator-said">
        {said}
      </p>
      {shown.length === 0 ? <QueueEmpty isList>No features match.</QueueEmpty> : null}
      <ul className="grid gap-2">
        {shown.map((feature) => (
          <FeatureRow key={feature.id} feature={feature} maySwitch={maySwitch} onSwitched={tell} />
        ))}
      </ul>
    </>
  )
}
