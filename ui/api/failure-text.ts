import { useTranslations } from 'use-intl'
import { ApiError } from './api-error.ts'

/** Of the player, not of the call: trying again changes nothing, and support is who can help. */
const REFUSALS = { 'play-paused': 'playPaused', 'player-off': 'playerOff' } as const

const refusalOf = (code: string | undefined) =>
  code !== undefined && Object.hasOwn(REFUSALS, code) ? REFUSALS[code as keyof typeof REFUSALS] : undefined

export const isRefusal = (error: unknown): boolean => error instanceof ApiError && refusalOf(error.code) !== undefined

/** The message shown to a player when a call fails. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('ui')
  return (error) => {
    const code = error instanceof ApiError ? error.code : undefined
    const refusal = refusalOf(code)
    if (refusal) return t(refusal)
    if (code === 'network') return t('networkError')
    if (code === 'play-halted') return t('playHalted')
    // A modal explains why.
    if (code === 'not-eligible') return t('refusedError')
    return t(code === 'too-many-requests' ? 'tooManyRequests' : 'unexpectedError')
  }
}
