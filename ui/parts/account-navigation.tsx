import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageAt } from '#kernel/locale.ts'
import type { AccountArea, AccountGroup } from '../feature.ts'
import { LocalNavLink } from '../i18n/local-link.tsx'
import { Icon } from '../icons/icon.tsx'
import { useWebFeatures } from '../page/web-features.tsx'

const GROUPS: readonly AccountGroup[] = ['person', 'access', 'news', 'play', 'records']

/**
 * Account pages in groups: a column beside the page, or on small screens a `<details>` that names the current page
 * and expands without a script.
 */
export function AccountNavigation() {
  const t = useTranslations()
  const areas = useWebFeatures().flatMap(({ accountAreas }) => accountAreas ?? [])
  const here = pageAt(useLocation().pathname)
  const current = areas.find(({ path }) => path === here)
  const column = useRef<HTMLElement>(null)
  // The column is taller than many windows: it scrolls by itself, and the current page is in its view.
  useEffect(() => {
    const link = column.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (link && column.current) column.current.scrollTop = link.offsetTop - column.current.clientHeight / 2
  }, [here])
  return (
    <>
      <nav ref={column} aria-label={t('site.account')} className="account-column">
        <AreaGroups areas={areas} />
      </nav>
      <details className="account-fold">
        <summary className="account-line">
          <AreaIcon area={current} />
          <span className="min-w-0 flex-1 truncate">{current ? t(current.label as never) : t('site.account')}</span>
          <Icon name="caret-down-bold" className="account-caret" />
        </summary>
        <nav aria-label={t('site.account')} className="account-sheet">
          <AreaGroups areas={areas} />
        </nav>
      </details>
    </>
  )
}

function AreaGroups({ areas }: { areas: readonly AccountArea[] }) {
  const t = useTranslations()
  return GROUPS.map((group) => {
    const own = areas.filter((area) => (area.group ?? 'person') === group).toSorted((a, b) => a.order - b.order)
    if (own.length === 0) return null
    return (
      <section key={group} className="account-group">
        <h2 className="account-group-title">{t(`ui.accountGroups.${group}`)}</h2>
        <ul>
          {own.map((area) => (
            <li key={area.path}>
              <LocalNavLink to={area.path} end className="rail-link">
                <AreaIcon area={area} />
                {t(area.label as never)}
              </LocalNavLink>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

const AreaIcon = ({ area }: { area: AccountArea | undefined }) => (
  <Icon name={area?.icon ?? 'user-circle-fill'} className="nav-icon flex-none" />
)
