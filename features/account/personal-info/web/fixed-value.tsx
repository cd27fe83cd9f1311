import type { ReactNode } from 'react'
import { Icon } from '#ui/icons/icon.tsx'

interface FixedValueProps {
  readonly label: string
  readonly hint?: string
  /** False for a value that is changed elsewhere. */
  readonly isLocked?: boolean
  readonly children: ReactNode
}

/** A read-only value beside the form's fields. */
export function FixedValue({ label, hint, isLocked = true, children }: FixedValueProps) {
  return (
    <dl className="field">
      <dt className="field-label">{label}</dt>
      <dd className="flex h-12 items-center justify-between gap-2 rounded-[calc(var(--r)*0.625)] bg-raised px-4 text-[16px]/6 text-muted hairline">
        <span className="truncate">{children}</span>
        {isLocked ? <Icon name="lock-key-fill" className="size-4 flex-none" /> : null}
      </dd>
      {hint ? <dd className="field-hint">{hint}</dd> : null}
    </dl>
  )
}
