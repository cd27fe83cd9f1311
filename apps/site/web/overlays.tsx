import { lazy, Suspense, useEffect, useState } from 'react'
import { useProfile } from '#features/account/account/web/queries.ts'
import { ModalRoot } from '#ui/modal/modal-root.tsx'
import { PageChange } from '#ui/page/page-change.tsx'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { ToastRoot } from '#ui/toast/toast-root.tsx'
import { Arrivals } from './arrivals/arrivals.tsx'
import { StayOffline } from './guard/stay-offline.tsx'

const PageLife = lazy(() => import('./app/page-life.tsx'))

/** Overlays of every page: the slices' modals, and toasts. */
export function Overlays() {
  const modals = Object.assign({}, ...useWebFeatures().map((feature) => feature.modals))
  const isSettled = useSettled()
  return (
    <>
      <ModalRoot modals={modals} profile={useProfile()} />
      <ToastRoot />
      <Arrivals />
      <PageChange />
      <StayOffline />
      <Suspense fallback={null}>{isSettled ? <PageLife /> : null}</Suspense>
    </>
  )
}

/** True after the page has had time to paint: deferred code may load then. */
function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), 1_000)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
