import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import '#ui/modal/announcement.css'
import { BuyButton } from './buy-button.tsx'
import { PackageFacts } from './package-facts.tsx'
import { findPreset, useStorefrontOverPage } from './queries.ts'
import { StandIn } from './stand-in.tsx'
import { STORE } from './store-path.ts'
import './packages.css'

/** One package in a modal. Opened by a link alone, it shows the first package of the store. */
export default function DetailsModal({ args, close }: ModalProps) {
  const t = useTranslations('packages')
  const { data, isError, refetch } = useStorefrontOverPage()
  if (!data) return <StandIn title={t('title')} isFailed={isError} onRetry={() => void refetch()} />
  const storefront = data.data
  const preset = findPreset(storefront, args['presetId'] ?? storefront.storeIds[0])
  return (
    <div className="modal-body package-modal">
      {preset ? (
        <PackageFacts storefront={storefront} preset={preset} title={<ModalTitle>{preset.title}</ModalTitle>} isOffer>
          {storefront.sales.isOpen ? (
            <BuyButton preset={preset} cents={preset.priceCents} isOffer={!storefront.storeIds.includes(preset.id)} />
          ) : (
            <LocalLink className="button" data-size="large" to={STORE} replace>
              {t('toStore')}
            </LocalLink>
          )}
          <button type="button" className="button" data-kind="plain" onClick={close}>
            {t('close')}
          </button>
        </PackageFacts>
      ) : (
        <div className="announcement">
          <ModalTitle>{t('goneTitle')}</ModalTitle>
          <p className="announcement-text">{t('goneText')}</p>
          <div className="announcement-actions">
            <LocalLink className="button" data-size="large" to={STORE} replace>
              {t('toStore')}
            </LocalLink>
          </div>
        </div>
      )}
    </div>
  )
}
