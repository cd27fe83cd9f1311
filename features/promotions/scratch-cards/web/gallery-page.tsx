import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery } from '#ui/promo/campaign-gallery.tsx'
import { infosAt } from '../fixtures.ts'
import type { CardActions } from './queries.ts'
import { ScratchView, type ScratchViewProps } from './scratch-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const IDLE: CardActions = {
  scratching: null,
  isDealing: false,
  failure: null,
  onDeal: nothing,
  onStart: nothing,
  onCleared: nothing,
  onNext: nothing,
}

type Story = Pick<ScratchViewProps, 'info'> &
  Partial<Omit<ScratchViewProps, 'actions'>> & { readonly actions?: Partial<CardActions> }

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { fresh, ready, ...infos } = infosAt(now)
  const open = (coins: number) => ({ scratching: { id: 1, prize: { coins, entries: 0 }, isCleared: true } })
  return {
    guest: { info: fresh, isPlayer: false },
    'a new card': { info: fresh },
    dealing: { info: fresh, actions: { isDealing: true } },
    'deal failed': { info: fresh, actions: { failure: { limit: undefined } } },
    ready: { info: ready },
    'being scratched': {
      info: ready,
      actions: { scratching: { id: 1, prize: { coins: 50_000, entries: 0 }, isCleared: false } },
    },
    won: { info: ready, actions: open(50_000) },
    'the top prize': { info: ready, actions: open(5_000_000) },
    'no prize': { info: ready, actions: open(0) },
    'coins only': { info: { ...ready, isCoinsOnly: true } },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of the scratch cards, from fixtures. */
export default function GalleryPage() {
  return (
    <CampaignGallery storiesAt={storiesAt}>
      {({ info, actions, ...story }) => (
        <ScratchView info={info} isPlayer actions={{ ...IDLE, ...actions }} onRefresh={nothing} {...story} />
      )}
    </CampaignGallery>
  )
}
