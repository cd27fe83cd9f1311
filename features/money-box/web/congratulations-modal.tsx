import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'

/** The box is broken: what was in it. */
export default function CongratulationsModal({ args, close }: ModalProps) {
  const t = useTranslations('money-box')
  return (
    <Moment
      art={{ picture: 'chest' }}
      title={t('brokenTitle')}
      text={t('brokenText')}
      prizes={[{ asset: 'coins', minor: Number(args['amount']) }]}
      isWin
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Moment>
  )
}
