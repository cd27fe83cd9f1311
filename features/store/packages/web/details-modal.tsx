import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import '#ui/modal/moment.css'
import { PackageFacts } from './package-facts.tsx'
import { findPreset, useShelfOverPage } from './queries.ts'
import { StandIn } from './stand-in.tsx'
import { STORE } from './store-path.ts'
import './packages.css'

/** One package, over the page one is on. Opened by a link alone it shows the first of the store. */
export default function DetailsModal({ args, close }: ModalProps) {
  const t = useTranslations('packages')
  const { data, isError, refetch } = useShelfOverPage()
  if (!data) return <StandIn title={t('title')} isFailed={isError} onRetry={() => void refetch()} />
  const shelf = data.data
  const preset = findPreset(shelf, args['presetId'] ?? shelf.storeIds[0])
  return (
    <div className="modal-body package-modal">
      {preset ? (
        <PackageFacts shelf={shelf} preset={preset} title={<ModalTitle>{preset.title}</ModalTitle>} isOffer>
          <LocalLink className="button" data-size="large" to={STORE} replace>
            {t('toStore')}
          </LocalLink>
          <button type="button" className="button" data-kind="plain" onClick={close}>
            {t('close')}
          </button>
        </PackageFacts>
      ) : (
        <div className="moment">
          <ModalTitle>{t('goneTitle')}</ModalTitle>
          <p className="moment-text">{t('goneText')}</p>
          <div className="moment-actions">
            <LocalLink className="button" data-size="large" to={STORE} replace>
              {t('toStore')}
            </LocalLink>
          </div>
        </div>
      )}
    </div>
  )
}
