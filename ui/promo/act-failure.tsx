import type { ReactNode } from 'react'

/** Why an act of a promotion failed, above its button. */
export const ActFailure = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className="font-semibold text-accent">
    {children}
  </p>
)
