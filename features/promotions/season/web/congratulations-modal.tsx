import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import { fromHundreds } from '../shared/hundreds.ts'
import SeasonModal from './season-modal.tsx'

/** Shows the prize of a reached season level. Opened by a direct link it shows the season's schedule. */
export default function CongratulationsModal(props: ModalProps) {
  return props.args['level'] === undefined ? <SeasonModal {...props} /> : <Reached {...props} />
}

function Reached({ args, close }: ModalProps) {
  const t = useTranslations('season')
  const level = Number(args['level'])
  const { currentLevel, totalProgressPercents } = useProfile()?.season ?? {}
  const isLast = totalProgressPercents === 100 && currentLevel === level
  return (
    <Announcement
      art={{ picture: 'trophy' }}
      title={isLast ? t('finishedTitle') : t('title', { level })}
      text={t(isLast ? 'finishedText' : 'text')}
      prizes={[
        { asset: 'coins', minor: Number(args['coins']) },
        { asset: 'entries', minor: fromHundreds(Number(args['entries'])) },
      ]}
      isWin
      done={{ text: t('done'), onClick: close }}
    >
      <LocalLink className="button" data-kind="plain" to="/season" replace>
        {t('seeLevels')}
      </LocalLink>
    </Announcement>
  )
}
