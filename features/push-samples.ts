// Generated from the folders by `npm run format`.
import { pushSamples as account } from './account/account/fixtures.ts'
import { pushSamples as bingo } from './promotions/bingo/fixtures.ts'
import { pushSamples as checkout } from './store/checkout/fixtures.ts'
import { pushSamples as coinDrops } from './promotions/coin-drops/fixtures.ts'
import { pushSamples as cosmicBoxes } from './promotions/cosmic-boxes/fixtures.ts'
import { pushSamples as depositStreak } from './promotions/deposit-streak/fixtures.ts'
import { pushSamples as fairPlay } from './play/fair-play/fixtures.ts'
import { pushSamples as fortuneInvestment } from './promotions/fortune-investment/fixtures.ts'
import { pushSamples as funMachine } from './promotions/fun-machine/fixtures.ts'
import { pushSamples as gameSession } from './play/game-session/fixtures.ts'
import { pushSamples as jackpots } from './play/jackpots/fixtures.ts'
import { pushSamples as moneyBox } from './promotions/money-box/fixtures.ts'
import { pushSamples as notifications } from './engage/notifications/fixtures.ts'
import { pushSamples as prizeDrops } from './promotions/prize-drops/fixtures.ts'
import { pushSamples as quests } from './promotions/quests/fixtures.ts'
import { pushSamples as rankLeague } from './promotions/rank-league/fixtures.ts'
import { pushSamples as realtime } from './site/realtime/fixtures.ts'
import { pushSamples as scratchCards } from './promotions/scratch-cards/fixtures.ts'
import { pushSamples as season } from './promotions/season/fixtures.ts'
import { pushSamples as sharedRounds } from './play/shared-rounds/fixtures.ts'
import { pushSamples as tournaments } from './promotions/tournaments/fixtures.ts'
import { pushSamples as verification } from './account/verification/fixtures.ts'
import { pushSamples as winners } from './play/winners/fixtures.ts'
import type { SampledPush } from '#kernel/push.ts'

/** Every push with its examples, for the development page and for the test that tries them all. */
export const PUSH_SAMPLES: readonly SampledPush[] = [
  ...account,
  ...bingo,
  ...checkout,
  ...coinDrops,
  ...cosmicBoxes,
  ...depositStreak,
  ...fairPlay,
  ...fortuneInvestment,
  ...funMachine,
  ...gameSession,
  ...jackpots,
  ...moneyBox,
  ...notifications,
  ...prizeDrops,
  ...quests,
  ...rankLeague,
  ...realtime,
  ...scratchCards,
  ...season,
  ...sharedRounds,
  ...tournaments,
  ...verification,
  ...winners,
]
