import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LocalNavLink } from '../i18n/local-link.tsx'
import { useWebFeatures } from './web-features.tsx'

/** Heading and areas of the account pages; each slice brings its own areas. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations()
  const areas = useWebFeatures().flatMap(({ accountAreas }) => accountAreas ?? [])
  const nav = useRef<HTMLElement>(null)
  // On a phone the areas are wider than the screen: the one that is open has to be seen.
  useEffect(() => centre(nav.current), [])
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 py-6 max-sm:py-2">
      <title>{title}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-[36px]/10 font-extrabold max-sm:text-[28px]/8">{t('site.account')}</h1>
        <nav
          ref={nav}
          aria-label={t('site.account')}
          className="no-scrollbar -mx-4 flex max-w-[calc(100%+32px)] gap-2 overflow-x-auto px-4 py-px sm:mx-0 sm:px-0.5"
        >
          {areas.map(({ path, label }) => (
            <LocalNavLink
              key={path}
              to={path}
              end
              className="flex h-11 flex-none items-center rounded-full px-5 font-semibold text-muted hairline transition-colors hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-page"
            >
              {t(label as never)}
            </LocalNavLink>
          ))}
        </nav>
      </div>
      {children}
    </div>
  )
}

function centre(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current=page]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
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
