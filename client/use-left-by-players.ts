import { useEffect, useEffectEvent, useState } from 'react'
import { useProfile } from './player.ts'

/**
 * True if a signed-in player opened a guest-only modal or page, which then closes. Signing in meanwhile continues as
 * the form says.
 */
export function useLeftByPlayers(close: () => void): boolean {
  const profile = useProfile()
  const [isLeft] = useState(profile !== null)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isLeft) leave()
  }, [isLeft])
  return isLeft
}
