import { useState } from 'react'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { type CampaignState, stateAt } from '#kernel/campaign-state.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { serverNowMs } from '../time/server-clock.ts'
import { useFinish } from '../time/use-finish.ts'

type Window = Pick<CampaignOnPage, 'state' | 'startsAt' | 'finishedAt'>

/**
 * Where a campaign is by the server's clock, while the page stands open: it begins and ends under the reader's eyes.
 * `onFlip` reads anew what the server says of it then.
 */
export function useCampaignState({ state, startsAt, finishedAt }: Window, onFlip?: () => void): CampaignState {
  const [flippedAt, setFlippedAt] = useState<number>()
  const flip = () => {
    setFlippedAt(Math.ceil(serverNowMs() / SECOND_MS))
    onFlip?.()
  }
  useFinish(startsAt, flip)
  useFinish(finishedAt, flip)
  return flippedAt === undefined ? state : stateAt({ startsAt, finishedAt }, flippedAt)
}
