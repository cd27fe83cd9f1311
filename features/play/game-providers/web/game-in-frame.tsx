import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { getGames } from '#features/play/lobby/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { ApiError } from '#ui/api/api-error.ts'
import { isRefusal, useFailureText } from '#ui/api/failure-text.ts'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { usePageHold } from '#ui/page/use-page-hold.ts'
import { SupportLink } from '#ui/parts/support-link.tsx'
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
  const { mutate, data, isError, error } = useMutation({
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
        <LaunchFailed title={title} error={error} onRetry={() => mutate()} />
      ) : isShown ? null : (
        <p className="provider-note" role="status">
          {t('opening', { game: title })}
        </p>
      )}
    </div>
  )
}

function LaunchFailed({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const t = useTranslations('game-providers')
  const other = useOtherSlot(error)
  const failureText = useFailureText()
  const isRefused = isRefusal(error)
  return (
    <div className="provider-note" role="alert">
      <p className="text-[18px]/7 font-semibold">
        {other ? t('otherOpen', { game: other.title }) : t('failed', { game: title })}
      </p>
      <p className="text-muted">{isRefused ? failureText(error) : t(other ? 'otherOpenHint' : 'failedHint')}</p>
      {other ? (
        <LocalLink to={other.path} className="button mt-3">
          {t('toOther', { game: other.title })}
        </LocalLink>
      ) : isRefused ? (
        <SupportLink className="button mt-3" data-kind="quiet" />
      ) : (
        <button type="button" className="button mt-3" onClick={onRetry}>
          {t('again')}
        </button>
      )}
    </div>
  )
}

/** The slot whose unfinished round keeps this one from opening, where play is strict (DSGN-1). */
function useOtherSlot(error: Error): { readonly title: string; readonly path: string } | null {
  const { data } = useQuery(queryOf(useApi(), getGames))
  if (!(error instanceof ApiError) || error.code !== 'other-slot-open') return null
  return data?.games.find(({ slug }) => slug === error.details['game']) ?? null
}
