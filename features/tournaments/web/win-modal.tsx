import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'
import IntroductionModal from './introduction-modal.tsx'

/** A tournament is over and the player is among those who won. Opened by a link alone it says when there is a tournament. */
export default function WinModal(props: ModalProps) {
  return props.args['place'] === undefined ? <IntroductionModal {...props} /> : <Won {...props} />
}

function Won({ args, close }: ModalProps) {
  const t = useTranslations('tournaments')
  return (
    <Moment
      art={{ picture: 'trophy' }}
      title={t('winTitle', { place: Number(args['place']) })}
      text={t('winText', { title: args['title'] ?? '' })}
      prizes={[
        { asset: 'coins', minor: Number(args['coins']) },
        { asset: 'entries', minor: Number(args['entries']) },
      ]}
      isWin
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Moment>
  )
}
