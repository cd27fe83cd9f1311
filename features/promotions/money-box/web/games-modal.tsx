import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { ModalProps } from '#ui/feature.ts'
import { CampaignGames } from '#ui/promo/campaign-games.tsx'
import { CampaignModal } from '#ui/promo/campaign-modal.tsx'
import { getInfo } from '../contract.ts'

/** The games that fill the box. */
export default function GamesModal({ close }: ModalProps) {
  const t = useTranslations('money-box')
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getInfo))
  const games = data?.data.games ?? []
  return (
    <CampaignModal
      isFailed={isError}
      campaign={data?.data.campaign}
      picture="piggy-bank"
      to="/money-box"
      onFlip={() => void refetch()}
      close={close}
    >
      {games.length > 0 ? (
        <section className="grid w-full gap-2 text-left">
          <h3 className="font-display font-bold">{t('games')}</h3>
          <CampaignGames games={games} />
        </section>
      ) : null}
    </CampaignModal>
  )
}
