import { useEffect, useEffectEvent, useState } from 'react'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { type CampaignState, laterState, stateAt } from '#kernel/campaign-state.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { serverNowMs } from '../time/server-clock.ts'
import { useAsking } from '../time/use-asking.ts'
import { useFinish } from '../time/use-finish.ts'

type Window = Pick<CampaignOnPage, 'state' | 'startsAt' | 'finishedAt'>

/**
 * Where a campaign is by the server's clock, while the page stands open: it begins and ends under the reader's eyes, and
 * what was drawn before it did catches up. `onFlip` reads anew what the server says of it then.
 */
export function useCampaignState({ state, startsAt, finishedAt }: Window, onFlip?: () => void): CampaignState {
  const [seenAt, setSeenAt] = useState<number>()
  // The server may know more by now than the last flip: of the two, whichever is further on.
  const shown = seenAt === undefined ? state : laterState(state, stateAt({ startsAt, finishedAt }, seenAt))
  const look = () => {
    const now = toUnixSeconds(serverNowMs())
    if (laterState(shown, stateAt({ startsAt, finishedAt }, now)) === shown) return
    setSeenAt(now)
  }
  const catchUp = useEffectEvent(look)
  useEffect(() => catchUp(), [startsAt, finishedAt])
  useAsking(shown === state ? null : `${state} ${shown}`, () => onFlip?.())
  useFinish(startsAt, look)
  useFinish(finishedAt, look)
  return shown
}
