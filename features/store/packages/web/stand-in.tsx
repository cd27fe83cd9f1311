import { useTranslations } from 'use-intl'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'

/** Shown while the storefront loads, and if it fails to load. */
export function StandIn({ title, isFailed, onRetry }: { title: string; isFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('ui')
  return (
    <div className="modal-body package-modal">
      <ModalTitle>{title}</ModalTitle>
      {isFailed ? (
        <>
          <p role="alert">{t('unexpectedError')}</p>
          <button type="button" className="button" data-kind="quiet" onClick={onRetry}>
            {t('retry')}
          </button>
        </>
      ) : (
        <div className="skeleton h-64 w-full rounded-card" role="status" aria-label={t('loading')} />
      )}
    </div>
  )
}
