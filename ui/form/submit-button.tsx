import type { ReactNode } from 'react'

interface SubmitButtonProps {
  readonly isPending: boolean
  /** There is nothing to send. */
  readonly isIdle?: boolean
  /** What cannot be undone, or what is not the main thing to do here. */
  readonly kind?: 'danger' | 'quiet'
  readonly children: ReactNode
}

/** Stays where and as wide as it is while the form is on its way; says so to screen readers. */
export function SubmitButton({ isPending, isIdle = false, kind, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button w-full" data-kind={kind} aria-busy={isPending} disabled={isPending || isIdle}>
      {isPending ? <span className="busy" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
