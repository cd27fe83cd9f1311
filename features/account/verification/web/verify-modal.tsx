import './verification.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfilePage } from '#features/account/personal-info/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useHasArea } from '#ui/page/web-features.tsx'
import { getVerification, type VerificationStatus } from '../contract.ts'
import { useStart } from './queries.ts'
import { StatusCard } from './status-card.tsx'

/** The page may have no socket, so it polls while the provider's page is open. */
const LOOK_AGAIN_MS = 4_000
const STATUS_PAGE = '/profile/verification'
const DOCUMENTS_PAGE = '/profile/documents'

/** The provider's page in a frame, if automatic verification is enabled, available and shown on the profile. */
export default function VerifyModal({ close }: ModalProps) {
  const t = useTranslations('verification')
  const api = useApi()
  const start = useStart()
  const url = start.data?.success ? start.data.data.url : null
  const auto = useQuery(queryOf(api, getProfilePage)).data?.payload.autoVerificationData
  const asked = { ...queryOf(api, getVerification), staleTime: 0, refetchInterval: url ? LOOK_AGAIN_MS : (false as const) }
  const status = useQuery(asked).data?.data
  const isOffered = auto?.isEnabled && auto.isAvailable && auto.showOn.includes('profile')
  return (
    <div className="modal-body verify">
      <ModalTitle>{t('widgetTitle')}</ModalTitle>
      {!status || !auto ? <p className="busy" role="status" aria-label={t('widgetTitle')} /> : null}
      {status && auto ? (
        url && isWaiting(status) ? (
          <ProviderFrame url={url} status={status} />
        ) : url || !isOffered || status.step === 'document' ? (
          <Outcome status={status} close={close} />
        ) : (
          <Intro status={status} isStarting={start.isPending} onStart={() => start.mutate()} />
        )
      ) : null}
    </div>
  )
}

const isWaiting = ({ state, step }: VerificationStatus): boolean => state === 'pending' && step !== 'document'

function ProviderFrame({ url, status: { provider, step } }: { url: string; status: VerificationStatus }) {
  const t = useTranslations('verification')
  return (
    <>
      {step && step !== 'continue' ? <p role="status">{t(`steps.${step}`)}</p> : <span />}
      <iframe
        className="verify-frame"
        src={url}
        title={t('frameTitle', { provider: provider?.title ?? '' })}
        allow="camera; fullscreen"
        referrerPolicy="no-referrer"
      />
      <a href={url} target="_blank" rel="noopener noreferrer" className="text-link w-fit py-3">
        {t('otherWindow')}
      </a>
    </>
  )
}

/** A document is sent on its own page: the provider has no more to ask. */
function Outcome({ status, close }: { status: VerificationStatus; close: () => void }) {
  const t = useTranslations('verification')
  const isForDocuments = useHasArea(DOCUMENTS_PAGE) && status.step === 'document'
  return (
    <>
      <StatusCard status={status} />
      <div className="flex flex-wrap gap-3">
        <LocalLink to={isForDocuments ? DOCUMENTS_PAGE : STATUS_PAGE} className="button flex-1">
          {t(isForDocuments ? 'toDocuments' : 'toStatus')}
        </LocalLink>
        <button type="button" className="button flex-1" data-kind="quiet" onClick={close}>
          {t('close')}
        </button>
      </div>
    </>
  )
}

interface IntroProps {
  readonly status: VerificationStatus
  readonly isStarting: boolean
  readonly onStart: () => void
}

function Intro({ status: { provider, isProfileComplete, state, step }, isStarting, onStart }: IntroProps) {
  const t = useTranslations('verification')
  if (!isProfileComplete) {
    return (
      <>
        <p>{t('profileFirst')}</p>
        <LocalLink to="/profile" className="button">
          {t('toProfile')}
        </LocalLink>
      </>
    )
  }
  return (
    <>
      <p>{step ? t(`steps.${step}`) : t('texts.unverified')}</p>
      <p className="text-muted">{t('widgetText', { provider: provider?.title ?? '' })}</p>
      {provider?.isTest ? <p className="field-hint">{t('isTest')}</p> : null}
      <button
        type="button"
        className="button w-full"
        data-size="large"
        aria-busy={isStarting}
        disabled={isStarting}
        onClick={onStart}
      >
        {isStarting ? <span className="busy" aria-hidden="true" /> : null}
        {t(state === 'pending' ? 'goOn' : 'start')}
      </button>
    </>
  )
}
