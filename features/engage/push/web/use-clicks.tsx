import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { isPageHeld } from '#ui/page/page-holds.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { PushClicked } from './worker.ts'

/** Navigates to the target of a clicked notification; asks first when a round, a game or a modal is open. */
export function useClicks(): void {
  const navigate = useLocalNavigate()
  const follow = useEffectEvent(({ title, url }: PushClicked) => {
    const { pathname, search, hash } = new URL(url)
    const go = (): void => navigate(pathname + search + hash)
    if (!isPageHeld()) return go()
    const open = { label: <Word of="open" />, isMain: true, run: go }
    const stay = { label: <Word of="stay" />, run: () => undefined }
    showToast(<Leave title={title} />, { id: 'push-clicked', actions: [open, stay] })
  })
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const onWorkerMessage = ({ data, ports }: MessageEvent<PushClicked | undefined>): void => {
      if (data?.type !== 'push-clicked') return
      ports[0]?.postMessage('heard')
      follow(data)
    }
    navigator.serviceWorker.addEventListener('message', onWorkerMessage)
    return () => navigator.serviceWorker.removeEventListener('message', onWorkerMessage)
  }, [])
}

const Word = ({ of: key }: { of: 'open' | 'stay' }) => useTranslations('push')(`clicked.${key}`)

const Leave = ({ title }: { title: string }) => useTranslations('push')('clicked.leave', { title })
