import { Outlet } from 'react-router'
import { messagesEn } from '#features/messages.en.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { Words } from './words.tsx'

/** Pages without a language prefix. */
export default function English() {
  return (
    <Words locale="en" messages={messagesEn}>
      <Outlet />
    </Words>
  )
}

export function ErrorBoundary() {
  return (
    <Words locale="en" messages={messagesEn}>
      <Shell>
        <ErrorPage />
      </Shell>
    </Words>
  )
}
