import { useProfile } from '#features/account/web/queries.ts'
import { ModalRoot } from '#ui/modal/modal-root.tsx'
import { PageChange } from '#ui/page/page-change.tsx'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { ToastRoot } from '#ui/toast/toast-root.tsx'
import { Arrivals } from './arrivals/arrivals.tsx'

/** What lies over every page: the modals of the slices, and the toasts. */
export function Overlays() {
  const modals = Object.assign({}, ...useWebFeatures().map((feature) => feature.modals))
  return (
    <>
      <ModalRoot modals={modals} profile={useProfile()} />
      <ToastRoot />
      <Arrivals />
      <PageChange />
    </>
  )
}
