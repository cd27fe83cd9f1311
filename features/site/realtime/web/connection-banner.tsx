import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { useOnline } from '#ui/page/use-online.ts'
import type { PushState } from '#ui/realtime/open-pushes.ts'

/** A change of network mends itself sooner; nobody needs to be told of that. */
const PATIENCE_MS = 4_000

/** Says that what the page shows may be old: at once without any network, after a while without pushes. */
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

/** True once `isSo` has held for so long without a break. */
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
