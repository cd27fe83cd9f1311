import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery } from '#ui/promo/campaign-gallery.tsx'
import { infosAt } from '../fixtures.ts'
import { CoinDropsView, type CoinDropsViewProps } from './coin-drops-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const IDLE = { isPending: false, failedAt: null, onClaim: nothing }

type Story = Pick<CoinDropsViewProps, 'info'> & Partial<CoinDropsViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { falling, ...infos } = infosAt(now)
  return {
    guest: { info: falling, isPlayer: false },
    falling: { info: falling },
    claiming: { info: falling, claiming: { ...IDLE, isPending: true } },
    failed: { info: falling, claiming: { ...IDLE, failedAt: falling.drops[0]!.at } },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of coin drops, from fixtures. */
export default function GalleryPage() {
  return (
    <CampaignGallery storiesAt={storiesAt}>
      {({ info, ...story }) => <CoinDropsView info={info} isPlayer claiming={IDLE} onRefresh={nothing} {...story} />}
    </CampaignGallery>
  )
}
