import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '../i18n/local-link.tsx'
import { Icon } from '../icons/icon.tsx'
import { AccountNavigation } from './account-navigation.tsx'

/** An account page beside its navigation; each slice contributes its own pages. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('site')
  return (
    <div className="account-frame">
      <title>{title}</title>
      <div className="account-side">
        <LocalLink className="account-back text-link" to="/">
          <Icon name="caret-left-bold" className="size-4" />
          {t('lobby')}
        </LocalLink>
        <h1 className="page-title">{t('account')}</h1>
        <AccountNavigation />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">{children}</div>
    </div>
  )
}

/** Two parts of an account page: what it is about, and what helps with it. The same grid on every page. */
export const AccountColumns = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">{children}</div>
)

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
