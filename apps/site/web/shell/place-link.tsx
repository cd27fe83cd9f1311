import { LocalLink, LocalNavLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Place } from './places.ts'

/** One place; the page one is on says so by `aria-current`. A modal is opened over the page and is never current. */
export function PlaceLink({ place: { to, label, icon }, className }: { place: Place; className: string }) {
  const inner = (
    <>
      <Icon name={icon} className="place-icon" />
      <span>{label}</span>
    </>
  )
  if (!to.startsWith('/')) {
    return (
      <LocalLink className={className} to={to} state={{ isPushed: true }} preventScrollReset>
        {inner}
      </LocalLink>
    )
  }
  return (
    <LocalNavLink className={className} to={to} end>
      {inner}
    </LocalNavLink>
  )
}
