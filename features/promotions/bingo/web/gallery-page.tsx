import { devOnly } from '#ui/page/dev-only.ts'
import { CampaignGallery } from '#ui/promo/campaign-gallery.tsx'
import { gameData, infosAt, lostGame, STORE, wonGame } from '../fixtures.ts'
import { BingoView, type BingoViewProps } from './bingo-view.tsx'
import type { Playing } from './queries.ts'

/** Development only. */
export const loader = devOnly

const nothing = () => undefined
const IDLE: Playing = {
  game: null,
  shown: 0,
  isPlaying: false,
  isNew: false,
  isFailed: false,
  limit: undefined,
  onPlay: nothing,
  onSkip: nothing,
}
const over = { shown: wonGame.calls.length, isNew: true } as const

type Story = Pick<BingoViewProps, 'info'> & Partial<BingoViewProps>

function storiesAt(now: number): Readonly<Record<string, Story>> {
  const { few, ready, none, ...infos } = infosAt(now)
  return {
    guest: { info: ready, isPlayer: false },
    'ready to play': { info: ready },
    dealing: { info: ready, playing: { ...IDLE, isPlaying: true } },
    'numbers are called': { info: none, playing: { ...IDLE, game: wonGame, shown: 12, isPlaying: true, isNew: true } },
    won: { info: none, playing: { ...IDLE, ...over, game: wonGame } },
    'no pattern': { info: none, playing: { ...IDLE, ...over, game: lostGame } },
    'last game': { info: few, playing: { ...IDLE, game: wonGame, shown: wonGame.calls.length } },
    failed: { info: ready, playing: { ...IDLE, isFailed: true } },
    'ball store': { info: few, game: gameData({ store: STORE }) },
    'ball store without sales': { info: few, game: gameData({ store: { ...STORE, isOpen: false } }) },
    ...Object.fromEntries(Object.entries(infos).map(([name, info]) => [name, { info }])),
  }
}

/** Every state of bingo, from fixtures. */
export default function GalleryPage() {
  return (
    <CampaignGallery storiesAt={storiesAt}>
      {({ info, ...story }) => <BingoView info={info} game={gameData()} isPlayer playing={IDLE} onRefresh={nothing} {...story} />}
    </CampaignGallery>
  )
}
