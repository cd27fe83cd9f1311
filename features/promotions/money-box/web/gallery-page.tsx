import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery } from '#ui/promo/campaign-gallery.tsx'
import { infosAt } from '../fixtures.ts'
import { MoneyBoxView, type MoneyBoxViewProps } from './money-box-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const IDLE = { isPending: false, isFailed: false, onBreak: nothing }

type Story = Pick<MoneyBoxViewProps, 'info'> & Partial<MoneyBoxViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { empty, ripe, ...infos } = infosAt(now)
  return {
    guest: { info: empty, isPlayer: false },
    empty: { info: empty },
    'ready to break': { info: ripe },
    breaking: { info: ripe, breaking: { ...IDLE, isPending: true } },
    failed: { info: ripe, breaking: { ...IDLE, isFailed: true } },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of the piggy bank, from fixtures. */
export default function GalleryPage() {
  return (
    <CampaignGallery storiesAt={storiesAt}>
      {({ info, ...story }) => <MoneyBoxView info={info} isPlayer breaking={IDLE} onRefresh={nothing} {...story} />}
    </CampaignGallery>
  )
}
