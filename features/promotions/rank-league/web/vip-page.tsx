import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { pageData } from '#ui/page/page-data.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import { CampaignPage } from '#ui/promo/campaign-page.tsx'
import { useCampaignState } from '#ui/promo/use-campaign-state.ts'
import { getInfo } from '../contract.ts'
import { VipView } from './vip-view.tsx'

const data = pageData({ queries: (api) => [queryOf(api, getInfo)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** The league; without one, what it is. */
export default function VipPage() {
  const { data: info, refetch } = useSuspenseQuery(queryOf(useApi(), getInfo))
  const { campaign, sections } = info.data
  const reread = () => void refetch()
  const state = useCampaignState(campaign, reread)
  if (sections.length === 0) return <CampaignPage campaign={campaign} picture="league-gold" onFlip={reread} />
  return (
    <article className="campaign">
      <title>{campaign.title}</title>
      <PageDescription text={campaign.text} />
      <VipView info={info.data} state={state} onMonday={reread} />
    </article>
  )
}
