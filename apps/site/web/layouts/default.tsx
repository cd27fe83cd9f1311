import { Outlet } from 'react-router'
import { Shell } from '../shell/shell.tsx'

/** Pages with header, rail and footer. */
export default function DefaultLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
