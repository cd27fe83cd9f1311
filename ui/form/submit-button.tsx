import type { ReactNode } from 'react'

/** Stays where and as wide as it is while the form is on its way; says so to screen readers. */
export function SubmitButton({ isPending, children, size }: { isPending: boolean; children: ReactNode; size?: 'large' }) {
  return (
    <button type="submit" className="button w-full" data-size={size} aria-busy={isPending} disabled={isPending}>
      {isPending ? <span className="busy" aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
