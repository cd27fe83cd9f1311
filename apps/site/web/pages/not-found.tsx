import { data, redirect } from 'react-router'

/** Whatever no other route takes: the language's error boundary says so, with status 404. */
export const loader = ({ request }: { request: Request }): never => sayNotFound(request)

/** The browser knows as much. */
export const clientLoader = ({ request }: { request: Request }): never => sayNotFound(request)

/** Pages are written small: whoever typed `/VIP` is led to `/vip`. */
function sayNotFound({ url }: Request): never {
  const { pathname, search } = new URL(url)
  const small = pathname.toLowerCase()
  if (small !== pathname) throw redirect(small + search)
  throw data(null, { status: 404, statusText: `Page Not Found: ${pathname}` })
}

export default function NotFound() {
  return null
}
