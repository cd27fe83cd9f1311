import { useEffect, useEffectEvent, useState } from 'react'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { type CampaignState, laterState, stateAt } from '#kernel/campaign-state.ts'
import { SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { serverNowMs } from '../time/server-clock.ts'
import { useFinish } from '../time/use-finish.ts'

/** How soon after a flip the server is asked again that does not say so yet: it may have been a moment early, or not reached. */
const AGAIN_AFTER_MS = [2, 5, 15, 60].map((seconds) => seconds * SECOND_MS)

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
    onFlip?.()
  }
  const catchUp = useEffectEvent(look)
  const readAgain = useEffectEvent(() => onFlip?.())
  useEffect(() => catchUp(), [startsAt, finishedAt])
  useEffect(() => {
    if (shown === state) return undefined
    const timers = AGAIN_AFTER_MS.map((ms) => setTimeout(() => readAgain(), ms))
    return () => timers.forEach(clearTimeout)
  }, [shown, state])
  useFinish(startsAt, look)
  useFinish(finishedAt, look)
  return shown
}
