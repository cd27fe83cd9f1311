import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { ToastContainer, toast, type ToastTransitionProps } from 'react-toastify/unstyled'
import { useTranslations } from 'use-intl'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'
import type { ToastKind } from '../feature.ts'
import { closeInTime } from './close-in-time.ts'
import { toastQueue } from './toasts.ts'

export const AUTO_CLOSE_MS = 5_000

const ICONS: Record<ToastKind, IconName> = {
  info: 'info-fill',
  success: 'check-circle-fill',
  warning: 'warning-circle-fill',
  error: 'warning-circle-fill',
}

/** The style sheet lets a toast slide in; it leaves at once, and so waits for no end of an animation. */
function Appearing({ children, isIn, done, playToast }: ToastTransitionProps) {
  const follow = useEffectEvent((isShown: boolean) => (isShown ? playToast() : done()))
  useEffect(() => follow(isIn), [isIn])
  return <>{children}</>
}

/** The library would close by the end of a progress bar's animation, which less motion cuts short. */
function Message({ children, close }: { children: ReactNode; close: () => void }) {
  const text = useRef<HTMLSpanElement>(null)
  const end = useEffectEvent(close)
  useEffect(() => {
    const sheet = text.current?.closest<HTMLElement>('.Toastify__toast')
    return sheet ? closeInTime(sheet, AUTO_CLOSE_MS, () => end()) : undefined
  }, [])
  return <span ref={text}>{children}</span>
}

/** Shows what the queue holds, top right. */
export default function Toaster() {
  const t = useTranslations('ui')
  useEffect(() => {
    const flush = () => {
      for (const { message, kind } of toastQueue.take()) {
        toast(({ closeToast }) => <Message close={closeToast}>{message}</Message>, {
          type: kind,
          icon: <Icon name={ICONS[kind]} className="toast-icon" />,
        })
      }
    }
    toastQueue.onClear(() => toast.dismiss())
    // A turn later: in development React mounts the container twice, and the first one takes its toasts with it.
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
