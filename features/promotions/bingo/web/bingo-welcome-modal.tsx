import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Announcement } from '#ui/modal/announcement.tsx'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { BALLS_TO_PLAY, getInfo } from '../contract.ts'

/** Announces the tenth ball; with fewer balls, explains bingo and its schedule. */
export default function BingoWelcomeModal({ close }: ModalProps) {
  const t = useTranslations('bingo')
  const own = useProfile()?.bingo
  if (!own?.isActive || own.availablePoint < BALLS_TO_PLAY) return <Introduction close={close} />
  return (
    <Announcement art={{ picture: 'bingo-ball' }} title={t('title', { needed: BALLS_TO_PLAY })} text={t('text')} isWin>
      <LocalLink className="button" data-size="large" to="/bingo" replace>
        {t('playNow')}
      </LocalLink>
      <button type="button" className="button" data-kind="quiet" onClick={close}>
        {t('done')}
      </button>
    </Announcement>
  )
}

function Introduction({ close }: Pick<ModalProps, 'close'>) {
  const query = useQuery(queryOf(useApi(), getInfo))
  return <CampaignModal query={query} picture="bingo-ball" to="/bingo" close={close} />
}
