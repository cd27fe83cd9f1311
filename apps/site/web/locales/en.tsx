import { Outlet } from 'react-router'
import { messagesEn } from '#features/messages.en.ts'
import { Words } from './words.tsx'

/** Pages without a language prefix. */
export default function English() {
  return (
    <Words locale="en" messages={messagesEn}>
      <Outlet />
    </Words>
  )
}
