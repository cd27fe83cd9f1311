import { useLocation } from 'react-router'
import { barePath } from '#kernel/locale.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Place } from './places.ts'

/** One place; the page one is on says so by `aria-current`. A modal opens over the page and is never current. */
export function PlaceLink({ place: { to, alsoAt, label, icon }, className }: { place: Place; className: string }) {
  const here = barePath(useLocation().pathname)
  const isModal = to.startsWith('?')
  const isCurrent = !isModal && (here === to || here === alsoAt)
  return (
    <LocalLink
      className={className}
      to={to}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(isModal ? { state: { isPushed: true }, preventScrollReset: true } : {})}
    >
      <Icon name={icon} className="place-icon" />
      <span>{label}</span>
    </LocalLink>
  )
}
