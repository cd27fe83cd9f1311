import type { ReactNode } from 'react'

/** The frame around a page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <main id="content" className="mx-auto max-w-360 p-4">
      {children}
    </main>
  )
}
