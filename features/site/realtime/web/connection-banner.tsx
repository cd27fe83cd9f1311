import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { useOnline } from '#ui/page/use-online.ts'
import type { PushState } from '#ui/realtime/open-pushes.ts'

/** A change of network recovers sooner and needs no message. */
const PATIENCE_MS = 4_000

/** Warns that the page may be stale: immediately without a network, after a delay without pushes. */
export function ConnectionBanner({ state }: { state: PushState }) {
  const t = useTranslations('realtime')
  const isOnline = useOnline()
  const isLate = useLater(state === 'connecting', PATIENCE_MS)
  const text = !isOnline ? t('offline') : isLate ? t('reconnecting') : null
  return createPortal(
    <div role="status" className="connection-banner" data-is-shown={text !== null}>
      {text === null ? null : (
        <p>
          <Icon name={isOnline ? 'arrows-clockwise-bold' : 'wifi-slash-bold'} className="size-4" />
          {text}
        </p>
      )}
    </div>,
    document.body,
  )
}

/** True once `isSo` has held for that long without interruption. */
function useLater(isSo: boolean, ms: number): boolean {
  const [isLater, setIsLater] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setIsLater(true), ms)
    return () => {
      clearTimeout(timer)
      setIsLater(false)
    }
  }, [isSo, ms])
  return isLater
}
