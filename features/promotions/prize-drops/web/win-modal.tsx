import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Moment } from '#ui/modal/moment.tsx'
import WelcomeModal from './welcome-modal.tsx'

const LEVELS = { 1: 'bronze', 2: 'silver', 3: 'gold' } as const

/** A prize has dropped, and it is the player's own. Opened by a link alone it says when prizes drop. */
export default function WinModal(props: ModalProps) {
  return props.args['amount'] === undefined ? <WelcomeModal {...props} /> : <Won {...props} />
}

function Won({ args, close }: ModalProps) {
  const t = useTranslations('prize-drops')
  const level = LEVELS[Number(args['level']) as keyof typeof LEVELS] ?? 'bronze'
  const asset = args['asset'] === 'entries' ? 'entries' : 'coins'
  return (
    <Moment
      art={{ picture: 'gift' }}
      title={t('winTitle')}
      text={t(`winText.${level}`)}
      prizes={[{ asset, minor: Number(args['amount']) }]}
      isWin
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Moment>
  )
}
