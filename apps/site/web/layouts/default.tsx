import { Outlet } from 'react-router'
import { Shell } from '../shell/shell.tsx'

/** Pages with the header, the rail and the footer. */
export default function DefaultLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
