import { devOnly } from '#ui/page/dev-only.ts'
import { ModalStory } from '#ui/promo/campaign-gallery.tsx'
import * as fixtures from '../fixtures.ts'
import { ClaimView } from './claim-view.tsx'
import LevelUpModal from './level-up-modal.tsx'
import StatusUpModal from './status-up-modal.tsx'
import { VipView } from './vip-view.tsx'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const PAGES = {
  'a guest': fixtures.forGuest,
  'a newcomer': fixtures.newcomer,
  'no reward yet': fixtures.withoutReward,
  'a reward to collect': fixtures.withReward,
  'the reward is being calculated': fixtures.calculating,
  'the mode earns no points': fixtures.inMode,
  'on a break': fixtures.onBreak,
  'at the top': fixtures.atTheTop,
  'before the start': fixtures.planned,
} as const
const CLAIMS = {
  'to collect': { info: fixtures.withReward, isPending: false, isFailed: false },
  'on its way': { info: fixtures.withReward, isPending: true, isFailed: false },
  failed: { info: fixtures.withReward, isPending: false, isFailed: true },
  calculating: { info: fixtures.calculating, isPending: false, isFailed: false },
  'nothing yet': { info: fixtures.withoutReward, isPending: false, isFailed: false },
} as const

/** Every state of the league and its modals, from fixtures. */
export default function GalleryPage() {
  return (
    <main className="mx-auto grid max-w-360 gap-8 p-4 [&>*]:min-w-0">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {Object.entries(CLAIMS).map(([name, { info, ...state }]) => (
          <ModalStory key={name} name={`weekly reward: ${name}`}>
            <ClaimView player={info.data.player!} {...state} onClaim={nothing} onClose={nothing} />
          </ModalStory>
        ))}
        <ModalStory name="level up">
          <LevelUpModal args={{ level: '33', league: 'gold', coins: '250000' }} close={nothing} />
        </ModalStory>
        <ModalStory name="status up">
          <StatusUpModal args={{ league: 'platinum', share: '600', coins: '10000000' }} close={nothing} />
        </ModalStory>
      </div>
      {Object.entries(PAGES).map(([name, { data: info }]) => (
        <section key={name} className="campaign">
          <h2 className="font-bold">{name}</h2>
          <VipView info={info} state={info.campaign.state} onMonday={nothing} />
        </section>
      ))}
    </main>
  )
}
