import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { ToastContainer, toast, type ToastTransitionProps } from 'react-toastify/unstyled'
import { useTranslations } from 'use-intl'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'
import type { ToastAction, ToastKind } from '../feature.ts'
import { closeInTime } from './close-in-time.ts'
import { toastQueue } from './toasts.ts'

const ICONS: Record<ToastKind, IconName | null> = {
  default: null,
  info: 'info-fill',
  success: 'check-circle-fill',
  warning: 'warning-circle-fill',
  error: 'warning-circle-fill',
}

/** The style sheet animates a toast in; it leaves without an animation, so nothing waits for one to end. */
function Appearing({ children, isIn, done, playToast }: ToastTransitionProps) {
  const follow = useEffectEvent((isShown: boolean) => (isShown ? playToast() : done()))
  useEffect(() => follow(isIn), [isIn])
  return <>{children}</>
}

interface MessageProps {
  readonly children: ReactNode
  readonly actions: readonly ToastAction[]
  readonly closesAfterMs: number
  readonly close: () => void
}

/**
 * The library would close toasts at the end of a progress animation, which reduced motion shortens. A question stays
 * until it is answered.
 */
function Message({ children, actions, closesAfterMs, close }: MessageProps) {
  const text = useRef<HTMLDivElement>(null)
  const end = useEffectEvent(close)
  const staysOpen = actions.length > 0
  useEffect(() => {
    const sheet = text.current?.closest<HTMLElement>('.Toastify__toast')
    return sheet && !staysOpen ? closeInTime(sheet, closesAfterMs, () => end()) : undefined
  }, [staysOpen, closesAfterMs])
  return (
    <div ref={text} className="toast-text">
      {children}
      {staysOpen ? (
        <div className="toast-actions">
          {actions.map(({ label, isMain, run }, at) => (
            <button
              key={at}
              type="button"
              className="button"
              data-size="small"
              {...(isMain ? {} : { 'data-kind': 'quiet' })}
              onClick={() => {
                close()
                run()
              }}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** Shows the queue, top right. */
export default function Toaster() {
  const t = useTranslations('ui')
  useEffect(() => {
    const flush = () => {
      for (const { message, kind, actions, id, closesAfterMs } of toastQueue.take()) {
        const content = ({ closeToast }: { closeToast: () => void }) => (
          <Message actions={actions} closesAfterMs={closesAfterMs} close={closeToast}>
            {message}
          </Message>
        )
        const icon = ICONS[kind]
        const looks = { type: kind, icon: icon ? <Icon name={icon} className="toast-icon" /> : (false as const) }
        // A repeated toast replaces the visible one; the library would ignore it.
        if (id !== undefined && toast.isActive(id)) toast.update(id, { ...looks, render: content })
        else toast(content, { ...looks, ...(id !== undefined && { toastId: id }) })
      }
    }
    toastQueue.onClear(() => toast.dismiss())
    // One tick later: in development React mounts the container twice, and the first one takes its toasts with it.
    const timer = setTimeout(flush)
    const leave = toastQueue.subscribe(flush)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
  return (
    <ToastContainer
      autoClose={false}
      hideProgressBar
      position="top-right"
      transition={Appearing}
      aria-label={t('notifications')}
      closeButton={({ closeToast }) => (
        <button type="button" className="Toastify__close-button" onClick={closeToast} aria-label={t('close')}>
          <Icon name="x-bold" className="size-4" />
        </button>
      )}
    />
  )
}
