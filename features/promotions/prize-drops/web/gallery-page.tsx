import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery } from '#ui/promo/campaign-gallery.tsx'
import { infosAt } from '../fixtures.ts'
import { PrizeDropsView, type PrizeDropsViewProps } from './prize-drops-view.tsx'

/** Development only. */
export const loader = devOnly

type Story = Pick<PrizeDropsViewProps, 'info'> & Partial<PrizeDropsViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { anytime, ...infos } = infosAt(now)
  return {
    guest: { info: anytime, level: null },
    'below the level': { info: anytime, level: 7 },
    anytime: { info: anytime },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of prize drops, from fixtures. */
export default function GalleryPage() {
  return (
    <CampaignGallery storiesAt={storiesAt}>
      {({ info, level = 24 }) => <PrizeDropsView info={info} level={level} onRefresh={() => undefined} />}
    </CampaignGallery>
  )
}
