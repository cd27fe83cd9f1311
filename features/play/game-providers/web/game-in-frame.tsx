import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { usePageHold } from '#ui/page/use-page-hold.ts'
import { launchProviderGame, playWinnings } from '../contract.ts'

/** The message that a provider's page may listen to, a request to refresh the balance. */
const BALANCE_CHANGED = 'balance-changed'

interface GameInFrameProps {
  readonly provider: string
  readonly game: string
  readonly title: string
  readonly mayPlayWinnings: boolean
  /** Consent did not reach the server. Stable. */
  readonly onUnheard: () => void
}

/**
 * Launches the game for this visit and shows the provider's page. Consent to play winnings is sent to that launch,
 * and the page is told to refresh its balance without interrupting the game.
 */
export function GameInFrame({ provider, game, title, mayPlayWinnings, onUnheard }: GameInFrameProps) {
  const t = useTranslations('game-providers')
  const api = useApi()
  const [isShown, setShown] = useState(false)
  // The site cannot know whether a round is in progress inside the frame.
  usePageHold(isShown)
  const frame = useRef<HTMLIFrameElement>(null)
  const { mutate, data, isError } = useMutation({
    mutationFn: () => api.call(launchProviderGame, { params: { provider, game }, body: { mayPlayWinnings } }),
  })
  const launched = data?.data
  useEffect(() => {
    if (!mayPlayWinnings || !launched) return
    const { token, url } = launched
    const tell = () => frame.current?.contentWindow?.postMessage({ type: BALANCE_CHANGED }, new URL(url).origin)
    void api.call(playWinnings, { params: { provider, game }, body: { token } }).then(tell, onUnheard)
  }, [api, provider, game, mayPlayWinnings, launched, onUnheard])
  // Strict mode mounts twice; one visit is one launch.
  const hasLaunched = useRef(false)
  useEffect(() => {
    if (hasLaunched.current) return
    hasLaunched.current = true
    mutate()
  }, [mutate])
  return (
    <div className="provider-frame" aria-busy={!isShown && !isError}>
      {launched ? (
        <iframe
          ref={frame}
          src={launched.url}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-forms"
          onLoad={() => setShown(true)}
        />
      ) : null}
      {isError ? (
        <div className="provider-note" role="alert">
          <p className="text-[18px]/7 font-semibold">{t('failed', { game: title })}</p>
          <p className="text-muted">{t('failedHint')}</p>
          <button type="button" className="button mt-3" onClick={() => mutate()}>
            {t('again')}
          </button>
        </div>
      ) : isShown ? null : (
        <p className="provider-note" role="status">
          {t('opening', { game: title })}
        </p>
      )}
    </div>
  )
}
