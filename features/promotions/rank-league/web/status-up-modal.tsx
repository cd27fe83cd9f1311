import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import type { LeagueKey } from '../shared/league.ts'
import ClaimModal from './claim-modal.tsx'
import { useShare } from './words.ts'

/** Shows a new league with its gift and weekly share. Opened by a direct link it shows the weekly reward. */
export default function StatusUpModal(props: ModalProps) {
  return props.args['league'] === undefined ? <ClaimModal {...props} /> : <Risen {...props} />
}

function Risen({ args, close }: ModalProps) {
  const t = useTranslations('rank-league')
  const shareOf = useShare()
  const league = args['league'] as LeagueKey
  return (
    <Announcement
      art={{ picture: `league-${league}` }}
      title={t('statusTitle', { section: t(`key.${league}`) })}
      text={t('statusText', { share: shareOf(Number(args['share'])) })}
      prizes={[{ asset: 'coins', minor: Number(args['coins']) }]}
      isWin
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Announcement>
  )
}
