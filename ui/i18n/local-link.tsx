import type { ComponentProps } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { type Locale, localePath } from '#kernel/locale.ts'
import { isOwnPath } from '#kernel/own-path.ts'
import { useOnline } from '../page/use-online.ts'
import { useMovedPages } from '../brand/brand.tsx'
import { searchWith } from '../modal/modal-location.ts'
import { useSiteLocale } from './site-locale.ts'

/** Adds the page's language prefix to a path of this site. */
export function useLocalPath(): (path: string) => string {
  const locale = useSiteLocale()
  return (path) => withLocale(path, locale)
}

/** A link within the site, written without language prefix. Hovering over it prefetches the target's code. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link prefetch={useOnline() ? 'intent' : 'none'} {...useTarget(to)} {...rest} />
}

/** `?game=…`, `?openModal=…` and the brand's substitutes for pages open over the current page. */
function useTarget(to: string) {
  const local = useLocalPath()
  const { search } = useLocation()
  const path = /^[^?#]*/.exec(to)?.[0] ?? ''
  const moved = useMovedPages()[path] ?? path
  if (moved && !moved.startsWith('?')) return { to: local(moved + to.slice(path.length)) }
  const link = Object.fromEntries([...new URLSearchParams(to.slice(path.length)), ...new URLSearchParams(moved)])
  return { to: searchWith(search, link), state: { isPushed: true }, preventScrollReset: true }
}

export function LocalNavLink({ to, ...rest }: Omit<ComponentProps<typeof NavLink>, 'to'> & { to: string }) {
  return <NavLink to={useLocalPath()(to)} {...rest} />
}

export function useLocalNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const local = useLocalPath()
  return (path, options) => void navigate(local(path), options)
}

/** Only the path gets the prefix; `?openModal=…` alone stays on the current page. */
function withLocale(path: string, locale: Locale): string {
  if (!path.startsWith('/')) return path
  // Rejects anything that a browser would resolve to another site, whatever the address asked for.
  if (!isOwnPath(path)) return localePath('/', locale)
  const end = path.search(/[?#]/)
  return end < 0 ? localePath(path, locale) : localePath(path.slice(0, end), locale) + path.slice(end)
}
