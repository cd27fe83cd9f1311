import { Outlet } from 'react-router'

/** Signing in and up: one sheet on an empty page. */
export default function AuthLayout() {
  return (
    <main id="content" className="mx-auto grid min-h-dvh max-w-lg content-center p-4">
      <Outlet />
    </main>
  )
}
