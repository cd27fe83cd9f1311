import type { ReactNode } from 'react'
import { useBrand } from '#ui/brand/brand.tsx'
import '#ui/parts/operator-frame.css'

/** Shown to signed-out operators: the brand and the sign-in form, nothing else. */
export function SignInScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { name } = useBrand()
  return (
    <main id="content" className="operator-entrance" lang="en">
      <title>{`${title} · operators`}</title>
      <header>
        <p className="text-muted">{name}, back office</p>
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  )
}
