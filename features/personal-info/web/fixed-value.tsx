import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/icon.tsx'

/** A value that stands beside the fields but is not for typing. */
export function FixedValue({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  return (
    <dl className="field">
      <dt className="field-label">{label}</dt>
      <dd className="flex h-12 items-center justify-between gap-2 rounded-[calc(var(--r)*0.625)] bg-raised px-4 text-[16px]/6 text-muted hairline">
        {children}
        <Icon name="lock-key-fill" className="size-4" />
      </dd>
      <dd className="field-hint">{hint}</dd>
    </dl>
  )
}
