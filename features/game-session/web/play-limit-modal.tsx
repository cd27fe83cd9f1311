import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Moment } from '#ui/modal/moment.tsx'

/** A play was asked for that is larger than this game takes: how much it may be. */
export default function PlayLimitModal({ args, close }: ModalProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const asset = args['asset'] === 'entries' ? 'entries' : 'coins'
  return (
    <Moment
      art={{ icon: 'scales-fill' }}
      title={t('playLimitTitle')}
      text={t(`playLimitText.${asset}`, { game: args['title'] ?? '', amount: format(asset, Number(args['amount'])) })}
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('understood')}
      </button>
    </Moment>
  )
}
