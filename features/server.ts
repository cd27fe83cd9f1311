import type { ServerDoor } from '#platform/feature.ts'
import { accountServer } from './account/server/index.ts'
import { captchaServer } from './captcha/server/index.ts'
import { FEATURES } from './all.ts'
import { dailyLoginServer } from './daily-login/server/index.ts'
import { gameProvidersServer } from './game-providers/server/index.ts'
import { gameSessionServer } from './game-session/server/index.ts'
import { lobbyServer } from './lobby/server/index.ts'
import { loadMessages } from './messages.ts'
import { promotionsServer } from './promotions/server/index.ts'
import { pushServer } from './push/server/index.ts'
import { realityCheckServer } from './reality-check/server/index.ts'
import { realtimeServer } from './realtime/server/index.ts'
import { securityServer } from './security/server/index.ts'
import { shellServer } from './shell/server/index.ts'
import { socialsServer } from './socials/server/index.ts'
import { termsServer } from './terms/server/index.ts'
import { winnersServer } from './winners/server/index.ts'

/** The server door of every slice, in the order in which they stand in `all.ts`; the shell belongs to every theme. */
export const SERVER_DOORS: readonly ServerDoor[] = [
  accountServer,
  captchaServer,
  dailyLoginServer,
  gameProvidersServer,
  gameSessionServer,
  lobbyServer,
  promotionsServer,
  pushServer,
  realityCheckServer,
  realtimeServer,
  securityServer,
  socialsServer,
  termsServer,
  winnersServer,
  ({ slices }) => shellServer({ loadMessages, features: FEATURES, slices }),
]
