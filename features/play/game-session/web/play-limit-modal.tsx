import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { useAmount } from '#ui/format/amount.ts'
import { Announcement } from '#ui/modal/announcement.tsx'

/** Tells the player the maximum cost of one play in this game after a larger one was requested. */
export default function PlayLimitModal({ args, close }: ModalProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const asset = args['asset'] === 'entries' ? 'entries' : 'coins'
  // Opened by a link, it knows neither the game nor the amount.
  const most =
    args['title'] && args['amount'] ? { game: args['title'], amount: format(asset, Number(args['amount'])) } : undefined
  return (
    <Announcement
      art={{ icon: 'scales-fill' }}
      title={t('playLimitTitle')}
      text={most ? t(`playLimitText.${asset}`, most) : t('playLimitText.unknown')}
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('understood')}
      </button>
    </Announcement>
  )
}
