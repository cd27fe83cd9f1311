import { data } from 'react-router'

/** Whatever no other route takes, in the browser too: the language's error boundary says so, with status 404. */
export function loader({ request }: { request: Request }): never {
  throw data(null, { status: 404, statusText: `Page Not Found: ${new URL(request.url).pathname}` })
}

export const clientLoader = loader

export default function NotFound() {
  return null
}
