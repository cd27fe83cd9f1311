import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMayPromote } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { PageHero } from '#ui/promo/page-hero.tsx'
import { getPromotionsPage } from '../contract.ts'
import { PausedNote } from './paused-note.tsx'
import { PromotionList } from './promotion-list.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getPromotionsPage)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

const STATES = ['running', 'planned', 'none'] as const

/** All running, upcoming and undated promotions. */
export default function PromotionsPage() {
  const t = useTranslations('promotions')
  const { data: page, refetch } = useSuspenseQuery(queryOf(useApi(), getPromotionsPage))
  const { promotions } = page.payload
  const mayPromote = useMayPromote()
  return (
    <div className="grid gap-8 pb-4">
      <title>{page.seo.title}</title>
      <PageDescription text={page.seo.description} />
      <PageHero picture="gift" title={t('title')} text={t('text')} />
      {mayPromote ? null : <PausedNote />}
      {mayPromote && promotions.length === 0 ? <p className="card p-6 text-muted">{t('empty')}</p> : null}
      {STATES.map((state) => {
        const cards = mayPromote ? promotions.filter((card) => card.state === state) : []
        if (cards.length === 0) return null
        return (
          <CampaignSection key={state} title={t(`sections.${state}`)}>
            <PromotionList cards={cards} onFlip={() => void refetch()} />
          </CampaignSection>
        )
      })}
      <LocalLink className="button w-fit" data-kind="quiet" to="/promotions/past">
        {t('past.title')}
      </LocalLink>
    </div>
  )
}
