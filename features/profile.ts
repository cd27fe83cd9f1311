// Generated from the folders by `npm run format`.
import type { OwnProfile } from './account/account/contract.ts'
import type { InProfile as Bingo } from './promotions/bingo/contract.ts'
import type { InProfile as CoinDrops } from './promotions/coin-drops/contract.ts'
import type { InProfile as CosmicBoxes } from './promotions/cosmic-boxes/contract.ts'
import type { InProfile as DepositStreak } from './promotions/deposit-streak/contract.ts'
import type { InProfile as FirstSteps } from './account/first-steps/contract.ts'
import type { InProfile as FortuneInvestment } from './promotions/fortune-investment/contract.ts'
import type { InProfile as FunMachine } from './promotions/fun-machine/contract.ts'
import type { InProfile as Lottery } from './promotions/lottery/contract.ts'
import type { InProfile as MoneyBox } from './promotions/money-box/contract.ts'
import type { InProfile as Notifications } from './engage/notifications/contract.ts'
import type { InProfile as PrizeDrops } from './promotions/prize-drops/contract.ts'
import type { InProfile as PublicProfile } from './account/public-profile/contract.ts'
import type { InProfile as Quests } from './promotions/quests/contract.ts'
import type { InProfile as RankLeague } from './promotions/rank-league/contract.ts'
import type { InProfile as RealityCheck } from './protection/reality-check/contract.ts'
import type { InProfile as ScratchCards } from './promotions/scratch-cards/contract.ts'
import type { InProfile as Season } from './promotions/season/contract.ts'
import type { InProfile as SelfExclusion } from './protection/self-exclusion/contract.ts'
import type { InProfile as Tournaments } from './promotions/tournaments/contract.ts'

/** Not an intersection: a key that two slices claim in different shapes is refused. */
interface Parts
  extends
    Bingo,
    CoinDrops,
    CosmicBoxes,
    DepositStreak,
    FirstSteps,
    FortuneInvestment,
    FunMachine,
    Lottery,
    MoneyBox,
    Notifications,
    PrizeDrops,
    PublicProfile,
    Quests,
    RankLeague,
    RealityCheck,
    ScratchCards,
    Season,
    SelfExclusion,
    Tournaments {}

declare module '#kernel/profile.ts' {
  interface PlayerProfile extends Omit<OwnProfile, keyof Parts>, Parts {}
}
