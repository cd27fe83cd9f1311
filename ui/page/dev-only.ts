import { data } from 'react-router'

/** The loader of a page that exists in development only. */
export function devOnly(): null {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}
