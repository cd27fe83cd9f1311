import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Moment } from '#ui/modal/moment.tsx'
import ClaimModal from './claim-modal.tsx'

/** A whole section higher: what every week gives from now on. Opened by a link alone it says when there is a league. */
export default function StatusUpModal(props: ModalProps) {
  return props.args['title'] === undefined ? <ClaimModal {...props} /> : <Risen {...props} />
}

function Risen({ args, close }: ModalProps) {
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
