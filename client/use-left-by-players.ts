import { useEffect, useEffectEvent, useState } from 'react'
import { useProfile } from './player.ts'

/** True where a player came to what is for guests alone, which closes then. Who signs in meanwhile goes on as the form says. */
export function useLeftByPlayers(close: () => void): boolean {
  const profile = useProfile()
  const [isLeft] = useState(profile !== null)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isLeft) leave()
  }, [isLeft])
  return isLeft
}
