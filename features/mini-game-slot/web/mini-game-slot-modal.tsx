import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import { getInfo } from '../contract.ts'

/** What the mini game is, when it is on, and what its levels are worth. */
export default function MiniGameSlotModal({ close }: ModalProps) {
  const t = useTranslations('mini-game-slot')
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getInfo))
  const levels = data?.data.levels ?? []
  return (
    <CampaignModal
      isFailed={isError}
      campaign={data?.data.campaign}
      picture="reels"
      to="/promotions"
      onFlip={() => void refetch()}
      close={close}
    >
      {levels.length > 0 ? (
        <ol className="grid w-full grid-cols-2 gap-2 sm:grid-cols-3">
          {levels.map(({ level, coins }) => (
            <li key={level} className="card grid justify-items-center gap-1 p-3">
              <span className="text-[13px]/4 text-muted">{t('level', { number: level })}</span>
              <PrizeLine coins={coins} />
            </li>
          ))}
        </ol>
      ) : null}
    </CampaignModal>
  )
}
