import { useEffect } from 'react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { useTranslations } from 'use-intl'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/names.ts'
import type { ToastKind } from '../feature.ts'
import { toastQueue } from './toasts.ts'

const AUTO_CLOSE_MS = 5_000

const ICONS: Record<ToastKind, IconName> = {
  info: 'info-fill',
  success: 'check-circle-fill',
  warning: 'warning-circle-fill',
  error: 'warning-circle-fill',
}

/** Shows what the queue holds, top right, for five seconds. */
export default function Toaster() {
  const t = useTranslations('ui')
  useEffect(() => {
    const flush = () => {
      for (const { message, kind } of toastQueue.take()) {
        toast(message, { type: kind, icon: <Icon name={ICONS[kind]} className="size-6 text-accent" /> })
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
      autoClose={AUTO_CLOSE_MS}
      position="top-right"
      hideProgressBar
      aria-label={t('notifications')}
      closeButton={({ closeToast }) => (
        <button type="button" className="Toastify__close-button" onClick={closeToast} aria-label={t('close')}>
          <Icon name="x-bold" className="size-4" />
        </button>
      )}
    />
  )
}
