import { Outlet } from 'react-router'
import { messagesEs } from '#features/messages.es.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { Words } from './words.tsx'

/** Pages under `/es`. */
export default function Spanish() {
  return (
    <Words locale="es" messages={messagesEs}>
      <Outlet />
    </Words>
  )
}

export function ErrorBoundary() {
  return (
    <Words locale="es" messages={messagesEs}>
      <Shell>
        <ErrorPage />
      </Shell>
    </Words>
  )
}
