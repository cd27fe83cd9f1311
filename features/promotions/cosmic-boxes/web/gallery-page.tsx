import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery } from '#ui/promo/campaign-gallery.tsx'
import { infosAt } from '../fixtures.ts'
import type { BoxesPanelProps } from './boxes-panel.tsx'
import { BoxesView } from './boxes-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const IDLE = { opening: null, failure: null, onPick: nothing }

type Story = Pick<BoxesPanelProps, 'info'> & Partial<BoxesPanelProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { closed, ...infos } = infosAt(now)
  return {
    guest: { info: closed, isPlayer: false },
    closed: { info: closed },
    opening: { info: closed, pick: { ...IDLE, opening: 5 } },
    failed: { info: closed, pick: { ...IDLE, failure: { limit: undefined } } },
    'coins only': { info: { ...closed, isCoinsOnly: true } },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of the cosmic boxes, from fixtures. */
export default function GalleryPage() {
  return (
    <CampaignGallery storiesAt={storiesAt}>
      {({ info, ...story }) => <BoxesView info={info} isPlayer pick={IDLE} onRefresh={nothing} {...story} />}
    </CampaignGallery>
  )
}
