import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery } from '#ui/promo/campaign-gallery.tsx'
import { machine, metersAt } from '../fixtures.ts'
import { FunMachineView, type FunMachineViewProps } from './fun-machine-view.tsx'
import type { Pulling } from './queries.ts'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const IDLE: Pulling = { won: undefined, isPending: false, isFailed: false, limit: undefined, onPull: nothing }

type Story = Pick<FunMachineViewProps, 'meter'> & Partial<FunMachineViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { filling, ready, nothing: none, ...meters } = metersAt(now)
  return {
    guest: { meter: ready, isPlayer: false },
    filling: { meter: filling },
    ready: { meter: ready },
    pulling: { meter: ready, pulling: { ...IDLE, isPending: true } },
    won: { meter: filling, pulling: { ...IDLE, won: { index: 2, coins: 100_000, entries: 0 } } },
    'won, and another pull': { meter: ready, pulling: { ...IDLE, won: { index: 4, coins: 2_500_000, entries: 0 } } },
    'entries only, where they are closed': {
      meter: filling,
      machine: { ...machine, isCoinsOnly: true },
      pulling: { ...IDLE, won: { index: 1, coins: 0, entries: 0 } },
    },
    failed: { meter: ready, pulling: { ...IDLE, isFailed: true } },
    nothing: { meter: none, machine: { ...machine, prizes: [], average: null, oddsHash: null } },
    ...Object.fromEntries(Object.entries(meters).map(([name, meter]) => [name, { meter }])),
  }
}

/** Every state of the machine, from fixtures. */
export default function GalleryPage() {
  return (
    <CampaignGallery storiesAt={storiesAt}>
      {({ meter, ...story }) => (
        <FunMachineView meter={meter} machine={machine} isPlayer pulling={IDLE} onRefresh={nothing} {...story} />
      )}
    </CampaignGallery>
  )
}
