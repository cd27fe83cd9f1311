import { useId, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** Links a control to its label, hint and error. */
export interface ControlIds {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

export interface FieldFrame {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Replaces the hint and is announced by screen readers. */
  readonly error?: string | undefined
}

/** Label, control, hint and error. */
export function Field({ label, hint, error, children }: FieldFrame & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = Boolean(error ?? hint)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': hasNote ? noteId : undefined })}
      {error ? <FieldError id={noteId}>{error}</FieldError> : null}
      {hint && !error ? (
        <p className="field-hint" id={noteId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="warning-circle-fill" className="mt-px size-4" />
      <span>{children}</span>
    </p>
  )
}
