import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LocalNavLink } from '#ui/i18n/local-link.tsx'

const AREAS = [
  ['/profile', 'personal'],
  ['/profile/security', 'security'],
] as const

/** Heading and areas of the account pages. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('account')
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 py-6 max-sm:py-2">
      <title>{title}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-[36px]/10 font-extrabold max-sm:text-[28px]/8">{t('accountTitle')}</h1>
        <nav aria-label={t('accountNavigation')} className="flex gap-2">
          {AREAS.map(([to, label]) => (
            <LocalNavLink
              key={to}
              to={to}
              end
              className="flex h-11 items-center rounded-full px-5 font-semibold text-muted hairline transition-colors hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-page"
            >
              {t(label)}
            </LocalNavLink>
          ))}
        </nav>
      </div>
      {children}
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
