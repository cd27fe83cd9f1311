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
  const query = useQuery(queryOf(useApi(), getInfo))
  const games = query.data?.data.games ?? []
  return (
    <CampaignModal query={query} picture="piggy-bank" to="/money-box" close={close}>
      {games.length > 0 ? (
        <section className="grid w-full gap-2 text-left">
          <h3 className="font-display font-bold">{t('games')}</h3>
          <CampaignGames games={games} />
        </section>
      ) : null}
    </CampaignModal>
  )
}
