import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery, ModalStory } from '#ui/promo/campaign-gallery.tsx'
import { lotteriesAt } from '../fixtures.ts'
import CongratulationsModal from './congratulations-modal.tsx'
import { LotteryView, type LotteryViewProps } from './lottery-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const IDLE = { isPending: false, isFailed: false, onAct: nothing }

type Story = Partial<LotteryViewProps> & Pick<LotteryViewProps, 'details'>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { past, stories } = lotteriesAt(now)
  return {
    guest: { details: stories.newcomer.details, isPlayer: false, own: undefined },
    ...stories,
    asking: { ...stories.newcomer, asking: { ...IDLE, isPending: true } },
    failed: { ...stories.newcomer, asking: { ...IDLE, isFailed: true } },
    'more of both': { ...stories.won, past, onMoreWinners: nothing, onMoreDraws: nothing },
  }
}

/** Every state of the lottery and its modal, from fixtures. */
export default function GalleryPage() {
  const modal = (
    <ModalStory name="a prize is taken">
      <CongratulationsModal args={{ coins: '5250000', entries: '1000' }} close={nothing} />
    </ModalStory>
  )
  return (
    <CampaignGallery storiesAt={storiesAt} first={modal}>
      {(story) => (
        <LotteryView
          isPlayer
          own={undefined}
          board={undefined}
          past={[]}
          asking={IDLE}
          taking={IDLE}
          onRefresh={nothing}
          {...story}
        />
      )}
    </CampaignGallery>
  )
}
