import type { WebFeature } from '#ui/feature.ts'
import { accountWeb } from './account/web/index.ts'
import { dailyLoginWeb } from './daily-login/web/index.ts'
import { gameProvidersWeb } from './game-providers/web/index.ts'
import { gameSessionWeb } from './game-session/web/index.ts'
import { lobbyWeb } from './lobby/web/index.ts'
import { realtimeWeb } from './realtime/web/index.ts'
import { termsWeb } from './terms/web/index.ts'

/** The web doors of the slices. A slice that a theme has off is left out by the page. */
export const WEB_FEATURES: readonly WebFeature[] = [
  accountWeb,
  dailyLoginWeb,
  gameProvidersWeb,
  gameSessionWeb,
  lobbyWeb,
  realtimeWeb,
  termsWeb,
]
