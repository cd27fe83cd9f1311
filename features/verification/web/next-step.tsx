import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useHasArea } from '#ui/page/web-features.tsx'
import type { Standing } from '../contract.ts'

const DOCUMENTS = '/profile/documents'

/** What can be done now: a check, a document, or the name that is missing. */
export function NextStep({ standing }: { standing: Standing }) {
  const t = useTranslations('verification')
  const { state, step, provider, mayStart, checksLeft, isProfileComplete } = standing
  const hasDocuments = useHasArea(DOCUMENTS)
  const isSettled = state === 'approved' || state === 'duplicate' || standing.personAskedAt !== null
  if (isSettled) return null
  const wantsDocument = step === 'document' || !provider
  return (
    <div className="grid gap-3">
      {provider ? null : <p>{t('noProvider')}</p>}
      {isProfileComplete ? null : <p className="font-semibold">{t('profileFirst')}</p>}
      <div className="flex flex-wrap gap-3">
        {isProfileComplete ? null : (
          <LocalLink to="/profile" className="button">
            {t('toProfile')}
          </LocalLink>
        )}
        {mayStart && step !== 'document' ? <StartButton state={state} /> : null}
        {hasDocuments && (wantsDocument || state === 'rejected') ? (
          <LocalLink to={DOCUMENTS} className="button" data-kind={wantsDocument ? undefined : 'quiet'}>
            {t('toDocuments')}
          </LocalLink>
        ) : null}
      </div>
      {provider && state === 'rejected' && standing.decidedBy === 'provider' ? (
        <p className="field-hint">{checksLeft > 0 ? t('left', { count: checksLeft }) : t('noneLeft')}</p>
      ) : null}
    </div>
  )
}

function StartButton({ state }: { state: Standing['state'] }) {
  const t = useTranslations('verification')
  const modals = useModals()
  return (
    <button type="button" className="button" onClick={() => modals.open('verification')}>
      {t(state === 'pending' ? 'goOn' : state === 'rejected' ? 'tryAgain' : 'start')}
    </button>
  )
}
