import type { ReactNode } from 'react'

interface SubmitButtonProps {
  readonly isPending: boolean
  /** There is nothing to send. */
  readonly isIdle?: boolean
  readonly children: ReactNode
}

/** Stays where and as wide as it is while the form is on its way; says so to screen readers. */
export function SubmitButton({ isPending, isIdle = false, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button w-full" aria-busy={isPending} disabled={isPending || isIdle}>
      {isPending ? <span className="busy" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
