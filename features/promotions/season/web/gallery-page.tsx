import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery, ModalStory } from '#ui/promo/campaign-gallery.tsx'
import { seasonsAt } from '../fixtures.ts'
import CongratulationsModal from './congratulations-modal.tsx'
import { SeasonView } from './season-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const PRIZES = {
  'a level with coins': { level: '3', coins: '300000', entries: '0' },
  'a level with entries': { level: '4', coins: '400000', entries: '0.005' },
} as const

function storiesAt(now: number) {
  const { newcomer, ...seasons } = seasonsAt(now)
  return { guest: newcomer, newcomer, ...seasons }
}

/** Every state of the season and its modal, from fixtures. */
export default function GalleryPage() {
  const modals = (
    <div className="grid gap-4 md:grid-cols-2">
      {Object.entries(PRIZES).map(([name, args]) => (
        <ModalStory key={name} name={name}>
          <CongratulationsModal args={args} close={nothing} />
        </ModalStory>
      ))}
    </div>
  )
  return (
    <CampaignGallery storiesAt={storiesAt} first={modals}>
      {({ data: season }, name) => <SeasonView season={season} isPlayer={name !== 'guest'} onRefresh={nothing} />}
    </CampaignGallery>
  )
}
