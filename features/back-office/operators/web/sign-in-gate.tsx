import type { ReactNode } from 'react'
import { useBrand } from '#ui/brand/brand.tsx'
import '#ui/parts/operator-frame.css'

/** Where nobody is in yet: the brand, one question, nothing else. */
export function Door({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { name } = useBrand()
  return (
    <main id="content" className="operator-door" lang="en">
      <title>{`${title} · operators`}</title>
      <meta name="robots" content="noindex" />
      <header>
        <p className="text-muted">{name}, back office</p>
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  )
}
