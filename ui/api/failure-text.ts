import { useTranslations } from 'use-intl'
import { ApiError } from './api-error.ts'

/** The message shown to a player when a call fails. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('ui')
  return (error) => {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'network') return t('networkError')
    if (code === 'play-paused') return t('playPaused')
    // A modal explains why.
    if (code === 'not-eligible') return t('refusedError')
    if (code === 'player-off') return t('playerOff')
    return t(code === 'too-many-requests' ? 'tooManyRequests' : 'unexpectedError')
  }
}
