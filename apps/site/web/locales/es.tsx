import { Outlet } from 'react-router'
import first from 'virtual:words/es/first'
import { ErrorPage } from '../shell/error-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { Words } from './words.tsx'

const messages = import.meta.env.SSR ? (await import('#features/messages.es.ts')).messagesEs : first

/** Pages under `/es`. */
export default function Spanish() {
  return (
    <Words locale="es" messages={messages}>
      <Outlet />
    </Words>
  )
}

export function ErrorBoundary() {
  return (
    <Words locale="es" messages={messages}>
      <Shell>
        <ErrorPage />
      </Shell>
    </Words>
  )
}
