import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PlayerProfile } from '#kernel/profile.ts'
import { useTranslations } from 'use-intl'
import { localeOfPath, localePath } from '#kernel/locale.ts'
import { track } from '../analytics/track.ts'
import type { ModalArgs, ModalProps, WebModal } from '../feature.ts'
import type { ModalFrame as Frame } from './modal-frame.tsx'
import { isGeoblock, modalsOf, withoutUnknown } from './modal-location.ts'
import { useMounted } from '../page/use-mounted.ts'
import { useModals } from './use-modals.ts'

export interface ModalRootProps {
  /** Modals of all enabled slices, by name. */
  readonly modals: Readonly<Record<string, WebModal>>
  /** Null for guests. */
  readonly profile: PlayerProfile | null
}

const ModalFrame = lazy(() =>
  import('./modal-frame.tsx').then(
    (loaded) => ({ default: loaded.ModalFrame }),
    () => ({ default: Bare }),
  ),
)

/** Renders the modals that the address, the history and the profile ask for, in the browser only. */
export function ModalRoot({ modals, profile }: ModalRootProps) {
  const location = useLocation()
  const { closeTop } = useModals()
  const isMounted = useMounted()
  const contents = useMemo(() => new Map<string, ModalContent>(), [])
  useKnownModals(modals)
  if (!isMounted) return null

  // Modals demanded by the profile are open while it demands them; no address opens them.
  const asked = modalsOf(location)
    .filter(({ name, isLinked }) => mayOpen(modals[name], isLinked))
    .map(({ name, args }) => guestsWay({ name, args }, modals[name], profile))
  const demanded = profile ? Object.keys(modals).filter((name) => isDemandedHere(modals[name], profile, location.pathname)) : []
  // A demanded modal is shown alone; requested ones wait and render afterwards.
  const open = demanded.length > 0 ? demanded.slice(0, 1).map((name) => ({ name, args: {} })) : asked
  const drawn = open.flatMap(({ name, args }, level) => {
    const modal = modals[name]
    if (!modal) return []
    const Content = contentOf(contents, name, modal)
    const close = modal.isDemanded && demanded.includes(name) ? () => undefined : closeTop
    return (
      <ModalFrame key={`${level}/${name}`} isBlocking={modal.isBlocking ?? false} onClose={close}>
        <Counted name={name} />
        <Content args={args} close={close} />
      </ModalFrame>
    )
  })
  return <Suspense fallback={null}>{stack(drawn)}</Suspense>
}

/** Links open neither modals demanded by the profile nor modals that report an outcome. */
export const mayOpen = (modal: WebModal | undefined, isLinked: boolean): boolean =>
  modal !== undefined && !modal.isDemanded && !(isLinked && modal.outcomeOf !== undefined)

const isDemandedHere = (modal: WebModal | undefined, profile: PlayerProfile, pathname: string): boolean =>
  modal?.isDemanded?.(profile) === true && (!isGeoblock(pathname) || modal.isForBlockedToo === true)

/** Removes unknown and automatic modals from the address, where they would block queued modals. */
function useKnownModals(modals: ModalRootProps['modals']): void {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const outcome = modalsOf(location).find(({ name, isLinked }) => isLinked && modals[name]?.outcomeOf !== undefined)
    const page = outcome && modals[outcome.name]?.outcomeOf
    if (page !== undefined) {
      void navigate(localePath(page, localeOfPath(location.pathname)), { replace: true })
      return
    }
    const left = withoutUnknown(location, (name, isLinked) => mayOpen(modals[name], isLinked))
    if (!left) return
    const { pathname, hash } = location
    void navigate({ pathname, search: left.search, hash }, { state: left.state, replace: true, preventScrollReset: true })
  })
}

/** Each level mounts after the one below it, because a modal hides its existing siblings from screen readers. */
const stack = ([lowest, ...above]: readonly ReactElement[]): ReactNode =>
  lowest === undefined ? null : (
    <Level key={lowest.key} above={stack(above)}>
      {lowest}
    </Level>
  )

function Level({ children, above }: { children: ReactNode; above: ReactNode }) {
  const [isBelowDone, setIsBelowDone] = useState(false)
  useEffect(() => {
    // One tick later, after the effects of this level.
    const timer = setTimeout(() => setIsBelowDone(true))
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {children}
      {isBelowDone ? above : null}
    </>
  )
}

/** Rendered in each modal, so that an opening is counted once. */
function Counted({ name }: { name: string }) {
  useEffect(() => track('open_popup', { popup: name }), [name])
  return null
}

type ModalContent = LazyExoticComponent<ComponentType<ModalProps>>

/** Guests get the sign-up instead, which remembers the requested modal. */
function guestsWay(asked: { name: string; args: ModalArgs }, modal: WebModal | undefined, profile: object | null) {
  if (!modal?.needsPlayer || profile) return asked
  return { name: 'signup', args: { ...asked.args, wanted: asked.name } }
}

function contentOf(contents: Map<string, ModalContent>, name: string, modal: WebModal): ModalContent {
  const known = contents.get(name)
  if (known) return known
  const content = lazy(() =>
    modal.load().catch(() => {
      contents.delete(name)
      return { default: Unloaded }
    }),
  )
  contents.set(name, content)
  return content
}

/** Replaces a modal whose chunk fails to load; the page below keeps working. */
function Unloaded({ close }: ModalProps) {
  const t = useTranslations('ui')
  return (
    <div className="modal-body grid gap-4">
      <h2 className="modal-title">{t('networkError')}</h2>
      <button type="button" className="button" onClick={close}>
        {t('close')}
      </button>
    </div>
  )
}

/** Replaces a frame that fails to load: there is nothing to close. */
const Bare: typeof Frame = () => <></>
