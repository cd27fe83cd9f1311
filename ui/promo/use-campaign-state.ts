import { useEffect, useEffectEvent, useState } from 'react'
import type { CampaignOnPage } from '#kernel/campaign.ts'
import { type CampaignState, laterState, stateAt } from '#kernel/campaign-state.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { serverNowMs } from '../time/server-clock.ts'
import { useAsking } from '../time/use-asking.ts'
import { useFinish } from '../time/use-finish.ts'

type Window = Pick<CampaignOnPage, 'state' | 'startsAt' | 'finishedAt'>

/**
 * The campaign's state by the server's clock while the page is open; it starts and ends live, and a stale first
 * render catches up. `onFlip` then refetches the server's state.
 */
export function useCampaignState({ state, startsAt, finishedAt }: Window, onFlip?: () => void): CampaignState {
  const [seenAt, setSeenAt] = useState<number>()
  // The server may have moved on since the last flip: the later state of the two counts.
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
