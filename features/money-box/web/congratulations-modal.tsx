import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'
import GamesModal from './games-modal.tsx'

/** The box is broken: what was in it. Opened by a link alone it says when there is a box. */
export default function CongratulationsModal(props: ModalProps) {
  return props.args['amount'] === undefined ? <GamesModal {...props} /> : <Broken {...props} />
}

function Broken({ args, close }: ModalProps) {
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
