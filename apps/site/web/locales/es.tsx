import { Outlet } from 'react-router'
import { messagesEs } from '#features/messages.es.ts'
import { Words } from './words.tsx'

/** Pages under `/es`. */
export default function Spanish() {
  return (
    <Words locale="es" messages={messagesEs}>
      <Outlet />
    </Words>
  )
}
