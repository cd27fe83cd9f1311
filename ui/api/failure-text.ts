import { useTranslations } from 'use-intl'
import { ApiError } from './api-error.ts'

/** What a player is told of a call that was not answered as hoped. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('ui')
  return (error) => {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'network') return t('networkError')
    return t(code === 'too-many-requests' ? 'tooManyRequests' : 'unexpectedError')
  }
}
