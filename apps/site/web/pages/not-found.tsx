import { data, redirect } from 'react-router'

/** Catches all unmatched paths: the language's error boundary shows status 404. */
export const loader = ({ request }: { request: Request }): never => sayNotFound(request)

/** The browser can tell as well. */
export const clientLoader = ({ request }: { request: Request }): never => sayNotFound(request)

/** Path segments with capitals; all others are lower case. */
const CAPITALS = ['cashIframe', 'promoOffer']

/** `/VIP` redirects to `/vip`. */
function sayNotFound({ url }: Request): never {
  const { pathname, search } = new URL(url)
  const usual = CAPITALS.reduce((path, part) => path.replaceAll(part.toLowerCase(), part), pathname.toLowerCase())
  if (usual !== pathname) throw redirect(usual + search)
  throw data(null, { status: 404, statusText: `Page Not Found: ${pathname}` })
}

export default function NotFound() {
  return null
}
