import { data } from 'react-router'

/** Whatever no other route takes: the language's error boundary says so, with status 404. */
export const loader = ({ request }: { request: Request }): never => sayNotFound(request)

/** The browser knows as much. */
export const clientLoader = ({ request }: { request: Request }): never => sayNotFound(request)

function sayNotFound({ url }: Request): never {
  throw data(null, { status: 404, statusText: `Page Not Found: ${new URL(url).pathname}` })
}

export default function NotFound() {
  return null
}
