import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { Field } from '#ui/form/field.tsx'
import { QueueEmpty, QueueWait } from '#ui/parts/operator-frame.tsx'
import { listFeatures } from '../contract.ts'
import { FeatureRow } from './feature-row.tsx'

/** The features of a brand and their switches. English only. */
export default function FeaturesPage() {
  return <DeskPage title="Features">{({ may }) => <Features maySwitch={may('features-switch')} />}</DeskPage>
}

function Features({ maySwitch }: { readonly maySwitch: boolean }) {
  const { data, error, refetch } = useQuery({ ...queryOf(useApi(), listFeatures), staleTime: 0 })
  const [wanted, setWanted] = useState('')
  const [isOffOnly, setOffOnly] = useState(false)
  const [said, setSaid] = useState('')
  if (!data) return <QueueWait error={error} />
  const { features } = data.data
  const text = wanted.trim().toLowerCase()
  const shown = features.filter(({ id, state }) => id.includes(text) && (!isOffOnly || state === 'off'))
  const tell = async (next: string) => {
    await refetch()
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
      {shown.length === 0 ? <QueueEmpty>No features match.</QueueEmpty> : null}
      <ul className="grid gap-2">
        {shown.map((feature) => (
          <FeatureRow key={feature.id} feature={feature} maySwitch={maySwitch} onSwitched={tell} />
        ))}
      </ul>
    </>
  )
}
