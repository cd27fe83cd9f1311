import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageAt } from '#kernel/locale.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { ShownNavItem } from './nav-items.ts'

interface NavItemLinkProps {
  readonly item: ShownNavItem
  readonly className: string
  readonly onClick?: () => void
}

/** One nav item, with `aria-current` on the current page. A modal opens over the page and is never current. */
export function NavItemLink({ item: { to, alsoAt, label, icon, count }, className, onClick }: NavItemLinkProps) {
  const here = pageAt(useLocation().pathname)
  const isCurrent = here === to || here === alsoAt
  return (
    <LocalLink
      className={className}
      to={to}
      {...(onClick ? { onClick } : {})}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon name={icon} className="nav-icon" />
      <span>{label}</span>
      <NewCount count={count} />
    </LocalLink>
  )
}

/** The unread count: a number to see, a text for screen readers. */
export function NewCount({ count }: { count: number }) {
  const t = useTranslations('site')
  return count > 0 ? (
    <span className="new-count">
      <span aria-hidden="true">{Math.min(count, 99)}</span>
      <span className="sr-only">{t('newThere', { count })}</span>
    </span>
  ) : null
}
