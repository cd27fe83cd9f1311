import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { pageAt } from '#kernel/locale.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Place } from './places.ts'

interface PlaceLinkProps {
  readonly place: Place
  readonly className: string
  readonly onClick?: () => void
}

/** One place; the page one is on says so by `aria-current`. A modal opens over the page and is never current. */
export function PlaceLink({ place: { to, alsoAt, label, icon, count }, className, onClick }: PlaceLinkProps) {
  const here = pageAt(useLocation().pathname)
  const isCurrent = here === to || here === alsoAt
  return (
    <LocalLink
      className={className}
      to={to}
      {...(onClick ? { onClick } : {})}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon name={icon} className="place-icon" />
      <span>{label}</span>
      <NewCount count={count} />
    </LocalLink>
  )
}

/** How much is new: a number to see, words to hear. */
export function NewCount({ count }: { count: number }) {
  const t = useTranslations('site')
  return count > 0 ? (
    <span className="new-count">
      <span aria-hidden="true">{Math.min(count, 99)}</span>
      <span className="sr-only">{t('newThere', { count })}</span>
    </span>
  ) : null
}
