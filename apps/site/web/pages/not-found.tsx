import { data, redirect } from 'react-router'

/** Whatever no other route takes: the language's error boundary says so, with status 404. */
export const loader = ({ request }: { request: Request }): never => sayNotFound(request)

/** The browser knows as much. */
export const clientLoader = ({ request }: { request: Request }): never => sayNotFound(request)

/** Parts of addresses that are written with a capital; all others are small. */
const CAPITALS = ['cashIframe', 'promoOffer']

/** Whoever typed `/VIP` is led to `/vip`. */
function sayNotFound({ url }: Request): never {
  const { pathname, search } = new URL(url)
  const usual = CAPITALS.reduce((path, part) => path.replaceAll(part.toLowerCase(), part), pathname.toLowerCase())
  if (usual !== pathname) throw redirect(usual + search)
  throw data(null, { status: 404, statusText: `Page Not Found: ${pathname}` })
}

export default function NotFound() {
  return null
}
