import type { ComponentProps } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { useLocale } from 'use-intl'
import { type Locale, localePath } from '#kernel/locale.ts'

/** Gives a path of this site the page's language. */
export function useLocalPath(): (path: string) => string {
  const locale = useLocale() as Locale
  return (path) => withLocale(path, locale)
}

/** A link inside the site, written without language prefix; who points at it gets the page's code ahead. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link prefetch="intent" to={useLocalPath()(to)} {...rest} />
}

export function LocalNavLink({ to, ...rest }: Omit<ComponentProps<typeof NavLink>, 'to'> & { to: string }) {
  return <NavLink to={useLocalPath()(to)} {...rest} />
}

export function useLocalNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const local = useLocalPath()
  return (path, options) => void navigate(local(path), options)
}

/** Only the path gets the prefix; `?openModal=…` alone stays on the page it is on. */
function withLocale(path: string, locale: Locale): string {
  if (!path.startsWith('/')) return path
  const end = path.search(/[?#]/)
  return end < 0 ? localePath(path, locale) : localePath(path.slice(0, end), locale) + path.slice(end)
}
