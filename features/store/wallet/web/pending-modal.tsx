import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { redeemStatusOf } from '#client/redeem-status.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import { REDEEM_PATH } from '../contract.ts'

/** Winnings that wait for a redemption cannot be played: says how much, and links to the request. No offer. */
export default function PendingModal({ close }: ModalProps) {
  const t = useTranslations('wallet.pending')
  const format = useAmount()
  const profile = useProfile()
  if (!profile) return null
  const { heldWinnings } = redeemStatusOf(profile)
  return (
    <Announcement
      art={{ icon: 'hourglass-medium-fill' }}
      title={t('title')}
      text={heldWinnings > 0 ? t('text', { amount: format('winnings', heldWinnings) }) : t('none')}
    >
      <LocalLink className="button" data-size="large" to={REDEEM_PATH} replace>
        {t('see')}
      </LocalLink>
      <button type="button" className="button" data-kind="plain" onClick={close}>
        {t('done')}
      </button>
    </Announcement>
  )
}
