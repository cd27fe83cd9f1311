import type { ReactNode } from 'react'

/** A heading with examples side by side. */
export function GalleryPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="row-title">{title}</h2>
      {children}
    </section>
  )
}

/** One state of a component, with its name below. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start justify-items-start gap-2">
      {children}
      <p className="text-[12.5px]/4 text-muted">{name}</p>
    </div>
  )
}
