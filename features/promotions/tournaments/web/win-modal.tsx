import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import type { ModalProps } from '#ui/feature.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import type { Win } from '../contract.ts'
import IntroductionModal from './introduction-modal.tsx'

/** Shows the player's prize in an ended tournament. Opened by a direct link it shows the schedule. */
export default function WinModal(props: ModalProps) {
  const won = useProfile()?.tournaments?.wins.find(({ id }) => id === props.args['id'])
  return won ? <Won won={won} close={props.close} /> : <IntroductionModal {...props} />
}

export function Won({ won: { title, place, coins, entries }, close }: Pick<ModalProps, 'close'> & { readonly won: Win }) {
  const t = useTranslations('tournaments')
  return (
    <Announcement
      art={{ picture: 'trophy' }}
      title={t('winTitle', { place })}
      text={t('winText', { title: title[useSiteLocale()] })}
      prizes={[
        { asset: 'coins', minor: coins },
        { asset: 'entries', minor: entries },
      ]}
      isWin
      done={{ text: t('done'), onClick: close }}
    />
  )
}
