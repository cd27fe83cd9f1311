import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { usePageHold } from '#ui/page/use-page-hold.ts'
import { launchProviderGame } from '../contract.ts'

interface GameInFrameProps {
  readonly provider: string
  readonly game: string
  readonly title: string
  readonly mayPlayWinnings: boolean
}

/** Launches the game for this visit and shows the provider's page. A launch is of one balance: another one is a new launch. */
export function GameInFrame({ provider, game, title, mayPlayWinnings }: GameInFrameProps) {
  const t = useTranslations('game-providers')
  const api = useApi()
  const [isShown, setShown] = useState(false)
  // Whether a round is under way in there, nobody here can know.
  usePageHold(isShown)
  const { mutate, data, isError } = useMutation({
    mutationFn: () => api.call(launchProviderGame, { params: { provider, game }, body: { mayPlayWinnings } }),
  })
  // Strict mode mounts twice; one visit is one launch.
  const hasLaunched = useRef(false)
  useEffect(() => {
    if (hasLaunched.current) return
    hasLaunched.current = true
    mutate()
  }, [mutate])
  return (
    <div className="provider-frame" aria-busy={!isShown && !isError}>
      {data ? (
        <iframe
          src={data.data.url}
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
