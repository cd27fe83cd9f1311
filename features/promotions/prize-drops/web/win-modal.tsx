import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import WelcomeModal from './welcome-modal.tsx'

const LEVELS = { 1: 'bronze', 2: 'silver', 3: 'gold' } as const

/** Shows the player's own drop win. Opened by a direct link it shows the schedule. */
export default function WinModal(props: ModalProps) {
  return props.args['amount'] === undefined ? <WelcomeModal {...props} /> : <Won {...props} />
}

function Won({ args, close }: ModalProps) {
  const t = useTranslations('prize-drops')
  const level = LEVELS[Number(args['level']) as keyof typeof LEVELS] ?? 'bronze'
  const asset = args['asset'] === 'entries' ? 'entries' : 'coins'
  return (
    <Announcement
      art={{ picture: 'gift' }}
      title={t('winTitle')}
      text={t(`winText.${level}`)}
      prizes={[{ asset, minor: Number(args['amount']) }]}
      isWin
      done={{ text: t('done'), onClick: close }}
    />
  )
}
