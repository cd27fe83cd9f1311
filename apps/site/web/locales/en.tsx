import { Outlet } from 'react-router'
import first from 'virtual:words/en/first'
import { ErrorPage } from '../shell/error-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { Words } from './words.tsx'

const messages = import.meta.env.SSR ? (await import('#features/messages.en.ts')).messagesEn : first

/** Pages without a language prefix. */
export default function English() {
  return (
    <Words locale="en" messages={messages}>
      <Outlet />
    </Words>
  )
}

export function ErrorBoundary() {
  return (
    <Words locale="en" messages={messages}>
      <Shell>
        <ErrorPage />
      </Shell>
    </Words>
  )
}
