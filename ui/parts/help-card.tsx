import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** Where players who struggle find help. */
export function HelpCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card flex items-start gap-4 p-5 lg:p-6" aria-labelledby="help">
      <Icon name="shield-check-fill" className="size-8 flex-none text-second" />
      <div className="grid gap-1">
        <h2 id="help" className="text-[20px]/7 font-bold">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}

/** The helpline's number, as messages mark it: `<phone>…</phone>`. */
export const helplineLink = (text: ReactNode) => (
  <a className="font-bold underline underline-offset-4" href="tel:18005224700">
    {text}
  </a>
)
