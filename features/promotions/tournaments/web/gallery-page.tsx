import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery, ModalStory } from '#ui/promo/campaign-gallery.tsx'
import { tournamentsAt, win } from '../fixtures.ts'
import { words } from '../shared/words.en.ts'
import { TournamentsView } from './tournaments-view.tsx'
import { Won } from './win-modal.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const NONE = { ...words, id: null, state: 'none', startsAt: null, finishedAt: null, startDay: null, endDay: null } as const

type View = React.ComponentProps<typeof TournamentsView>

function storiesAt(now: number): Readonly<Record<string, Pick<View, 'tournament'> & Partial<View>>> {
  const { nothing: none, ...tournaments } = tournamentsAt(now)
  const others = { next: [tournaments.live, tournaments.planned], past: [tournaments.final] }
  return {
    'nothing planned': { tournament: none },
    guest: { tournament: tournaments.live, ...others, isPlayer: false },
    ...Object.fromEntries(Object.entries(tournaments).map(([name, tournament]) => [name, { tournament, ...others }])),
  }
}

/** Every state of a tournament, from fixtures. */
export default function GalleryPage() {
  const modal = (
    <ModalStory name="a prize">
      <Won won={win} close={nothing} />
    </ModalStory>
  )
  return (
    <CampaignGallery storiesAt={storiesAt} first={modal}>
      {(story) => <TournamentsView campaign={NONE} next={[]} past={[]} isPlayer onRefresh={nothing} {...story} />}
    </CampaignGallery>
  )
}
