import type { ReactNode } from 'react'

interface SubmitButtonProps {
  readonly isPending: boolean
  /** Disabled while there is nothing to submit. */
  readonly isIdle?: boolean
  /** Style for irreversible or secondary actions. */
  readonly kind?: 'danger' | 'quiet'
  readonly children: ReactNode
}

/** Keeps its position and width while the form is submitting, and announces the state to screen readers. */
export function SubmitButton({ isPending, isIdle = false, kind, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button w-full" data-kind={kind} aria-busy={isPending} disabled={isPending || isIdle}>
      {isPending ? <span className="busy" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
