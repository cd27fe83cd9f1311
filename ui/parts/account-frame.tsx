import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AccountNavigation } from './account-navigation.tsx'

/** An account page beside its navigation; each slice contributes its own pages. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('site')
  return (
    <div className="account-frame">
      <title>{title}</title>
      <div className="account-side">
        <h1 className="page-title">{t('account')}</h1>
        <AccountNavigation />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">{children}</div>
    </div>
  )
}

export function AccountCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="card grid content-start gap-4 p-6 max-sm:p-4">
      <div>
        <h2 className="text-[20px]/7 font-bold">{title}</h2>
        {text ? <p className="text-muted">{text}</p> : null}
      </div>
      {children}
    </section>
  )
}
