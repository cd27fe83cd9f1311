import './mini-game-slot.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { getInfo } from '../contract.ts'
import { Levels } from './levels.tsx'

/** Explains the mini game and its prizes, with a link to it while it runs. */
export default function WelcomeModal({ close }: ModalProps) {
  const t = useTranslations('mini-game-slot')
  const modals = useModals()
  const query = useQuery(queryOf(useApi(), getInfo))
  const info = query.data?.data
  return (
    <CampaignModal query={query} picture="reels" to="/promotions" close={close}>
      {info && info.levels.length > 0 ? <Levels levels={info.levels} reached={0} /> : null}
      {info?.campaign.state === 'running' ? (
        <button type="button" className="button w-full" data-size="large" onClick={() => modals.replace('mini-game-slot')}>
          {t('play')}
        </button>
      ) : null}
    </CampaignModal>
  )
}
