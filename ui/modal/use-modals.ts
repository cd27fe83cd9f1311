import { useLocation, useNavigate } from 'react-router'
import type { ModalArgs } from '../feature.ts'
import { afterPaint } from '../page/after-paint.ts'
import { isGeoblock, withModal, withoutModals, withoutTop } from './modal-location.ts'

export interface Modals {
  /** Does nothing while the region is blocked. */
  open(name: string, args?: ModalArgs): void
  /** Replaces the top modal, so that 'back' does not return to it. */
  replace(name: string, args?: ModalArgs): void
  closeTop(): void
  closeAll(): void
}

/** History entries that are being removed, so that a double press closes once. */
const LEFT = new WeakSet<object>()

/** Opens and closes modals from anywhere in the page. */
export function useModals(): Modals {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, hash } = location
  const go = (to: { search: string; state: unknown }, replace: boolean) =>
    void navigate({ pathname, search: to.search, hash }, { state: to.state, replace, preventScrollReset: true })

  return {
    open: (name, args = {}) => {
      if (!isGeoblock(pathname)) go(withModal(location, name, args), false)
    },
    replace: (name, args = {}) => {
      if (isGeoblock(pathname)) return
      const bare = { ...location, ...withoutModals(location) }
      go(keepPushed(withModal(bare, name, args), location.state), true)
    },
    closeTop: () => {
      if (LEFT.has(location)) return
      LEFT.add(location)
      const left = withoutTop(location)
      // A transition: the press does not wait for the page below to render again.
      afterPaint(() => (left === 'back' ? void navigate(-1) : go(left, true)))
    },
    closeAll: () => go(withoutModals(location), true),
  }
}

/** We pushed a replaced entry only if we pushed the one that it replaced. */
const keepPushed = (to: { search: string; state: unknown }, before: unknown) => ({
  search: to.search,
  state: { ...(to.state as object), isPushed: Boolean((before as { isPushed?: boolean } | null)?.isPushed) },
})
