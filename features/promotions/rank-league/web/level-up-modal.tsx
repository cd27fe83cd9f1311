import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { Announcement } from '#ui/modal/announcement.tsx'
import type { LeagueKey } from '../shared/league.ts'
import ClaimModal from './claim-modal.tsx'
import { useLevelName } from './words.ts'

/** Shows a new level and its coins. Opened by a direct link it shows the weekly reward. */
export default function LevelUpModal(props: ModalProps) {
  return props.args['level'] === undefined ? <ClaimModal {...props} /> : <Risen {...props} />
}

function Risen({ args, close }: ModalProps) {
  const t = useTranslations('rank-league')
  const nameOf = useLevelName()
  const league = args['league'] as LeagueKey
  return (
    <Announcement
      art={{ picture: `league-${league}` }}
      title={t('levelTitle', { level: nameOf(league, Number(args['level'])) })}
      text={t('levelText')}
      prizes={[{ asset: 'coins', minor: Number(args['coins']) }]}
      isWin
    >
      <button type="button" className="button" data-size="large" onClick={close}>
        {t('done')}
      </button>
    </Announcement>
  )
}
