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
import { useTranslations } from 'use-intl'
import { track } from '../analytics/track.ts'
import type { ModalArgs, ModalProps, WebModal } from '../feature.ts'
import type { ModalFrame as Frame } from './modal-frame.tsx'
import { isGeoblock, modalsOf, withoutUnknown } from './modal-location.ts'
import { useMounted } from '../page/use-mounted.ts'
import { useModals } from './use-modals.ts'

export interface ModalRootProps {
  /** Every modal of the slices that are on, by name. */
  readonly modals: Readonly<Record<string, WebModal>>
  /** Null for a guest. */
  readonly profile: object | null
}

const ModalFrame = lazy(() =>
  import('./modal-frame.tsx').then(
    (loaded) => ({ default: loaded.ModalFrame }),
    () => ({ default: Bare }),
  ),
)

/** Draws the modals that the address, the history and the profile ask for. Nothing is rendered on the server. */
export function ModalRoot({ modals, profile }: ModalRootProps) {
  const location = useLocation()
  const { closeTop } = useModals()
  const isMounted = useMounted()
  const contents = useMemo(() => new Map<string, ModalContent>(), [])
  useKnownModals(modals)
  if (!isMounted) return null

  // What the profile demands is open for as long as it does; no address opens it besides.
  const asked = modalsOf(location)
    .filter(({ name }) => !modals[name]?.isDemanded)
    .map(({ name, args }) => guestsWay({ name, args }, modals[name], profile))
  const demanded = profile ? Object.keys(modals).filter((name) => isDemandedHere(modals[name], profile, location.pathname)) : []
  // What is demanded stands alone: what was asked for waits behind it and is drawn afterwards.
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

const isDemandedHere = (modal: WebModal | undefined, profile: object, pathname: string): boolean =>
  modal?.isDemanded?.(profile as never) === true && (!isGeoblock(pathname) || modal.isForBlockedToo === true)

/** A name that no slice has, or that opens by itself alone, leaves the address: it would hold back what waits its turn. */
function useKnownModals(modals: ModalRootProps['modals']): void {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const left = withoutUnknown(location, (name) => modals[name] !== undefined && !modals[name].isDemanded)
    if (!left) return
    const { pathname, hash } = location
    void navigate({ pathname, search: left.search, hash }, { state: left.state, replace: true, preventScrollReset: true })
  })
}

/** Each level mounts after the one below it: a modal hides from screen readers whatever it finds beside itself. */
const stack = ([lowest, ...above]: readonly ReactElement[]): ReactNode =>
  lowest === undefined ? null : (
    <Level key={lowest.key} above={stack(above)}>
      {lowest}
    </Level>
  )

function Level({ children, above }: { children: ReactNode; above: ReactNode }) {
  const [isBelowDone, setIsBelowDone] = useState(false)
  useEffect(() => {
    // A turn later, when the effects of the level itself have run.
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

/** Stands in each modal, so that its opening is counted once. */
function Counted({ name }: { name: string }) {
  useEffect(() => track('open_popup', { popup: name }), [name])
  return null
}

type ModalContent = LazyExoticComponent<ComponentType<ModalProps>>

/** What a guest may not open becomes the sign-up, which remembers what was wanted. */
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

/** Stands in for a modal whose code does not come: what lies below goes on. */
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

/** In place of a frame that does not come: there is nothing to close. */
const Bare: typeof Frame = () => <></>
