import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import '#ui/modal/announcement.css'
import { SupportLink } from '#ui/parts/support-link.tsx'
import './packages.css'
import { type UnavailabilityReason, unavailabilityReasons } from '../shared/reasons.ts'

/**
 * Every reason why a package of a bundle is unavailable, one per line. Opened by a link alone, it says that the bundle
 * has ended.
 */
export default function BundleFailModal({ args }: ModalProps) {
  const t = useTranslations('packages')
  const modals = useModals()
  const named = (args['reasons'] ?? '').split(',').filter(isReason)
  const reasons = named.length > 0 ? named : (['ended'] as const)
  const isClosed = reasons.some((reason) => CLOSED.has(reason))
  return (
    <div className="modal-body announcement">
      <span className="announcement-icon">
        <Icon name="package-fill" className="size-12" />
      </span>
      <ModalTitle>{t('bundleFail.title')}</ModalTitle>
      <ul className="package-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{t(`bundleFail.${reason}`)}</li>
        ))}
      </ul>
      <div className="announcement-actions">
        {isClosed ? (
          <SupportLink className="button" data-size="large" replace />
        ) : (
          <>
            <button type="button" className="button" data-size="large" onClick={() => modals.replace('store')}>
              {t('toStore')}
            </button>
            <LocalLink className="button" data-kind="plain" to="/promotions" replace>
              {t('funds.freeCoins')}
            </LocalLink>
          </>
        )}
      </div>
    </div>
  )
}

/** No other package helps, and the player may contest it. */
const CLOSED: ReadonlySet<UnavailabilityReason> = new Set(['test-account', 'play-paused', 'player-off', 'debt-open'])

const isReason = (text: string): text is UnavailabilityReason => (unavailabilityReasons as readonly string[]).includes(text)
