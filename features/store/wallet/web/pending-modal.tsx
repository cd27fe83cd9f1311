import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useAmount } from '#ui/format/amount.ts'
import { Moment } from '#ui/modal/moment.tsx'

/** Nothing can be redeemed yet, so nothing is set aside: it says what winnings there are, and that they stay. */
export default function PendingModal({ close }: ModalProps) {
  const t = useTranslations('packages')
  const format = useAmount()
  const profile = useProfile()
  if (!profile) return null
  const { winnings } = profile.playerInfo.playerBalance
  return (
    <Moment
      art={{ icon: 'hourglass-medium-fill' }}
      title={t('pending.title')}
      text={winnings > 0 ? t('pending.text', { amount: format('winnings', winnings) }) : t('pending.none')}
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('pending.done')}
      </button>
      <LocalLink className="button" data-kind="plain" to="/page/sweepstakes-rules" replace>
        {t('pending.rules')}
      </LocalLink>
    </Moment>
  )
}
