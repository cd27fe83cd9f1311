import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Moment } from '#ui/modal/moment.tsx'

/** A whole section higher: what every week gives from now on. */
export default function StatusUpModal({ args, close }: ModalProps) {
  const t = useTranslations('rank-league')
  const format = useAmount()
  const weeklyReward = Number(args['weeklyReward'])
  return (
    <Moment
      art={{ picture: 'chest' }}
      title={t('statusTitle', { section: args['title'] ?? '' })}
      text={weeklyReward > 0 ? t('statusText', { amount: format('entries', weeklyReward) }) : t('statusTextPlain')}
      isWin
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Moment>
  )
}
