import { data } from 'react-router'

/** Whatever no other route takes: the language's error boundary says so, with status 404. */
export function loader(): never {
  throw data(null, { status: 404, statusText: 'Page not found' })
}

/** The browser knows as much. */
export const clientLoader = loader

export default function NotFound() {
  return null
}
