import { useHasArea } from '#ui/page/web-features.tsx'
import { useIsPlayer } from '../player.ts'

/** Whether the visitor has a session with totals: not a guest, nor at a brand without session clocks. */
export function useHasSession(): boolean {
  const isPlayer = useIsPlayer()
  return useHasArea('/profile/reality-check') && isPlayer
}
