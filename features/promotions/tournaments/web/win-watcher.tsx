import { useState } from 'react'
import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useWhenHomeIsFree } from '#ui/modal/use-when-home-is-free.ts'
import { isFirstLook } from './seen-wins.ts'

/** Daily rewards come first. */
const AFTER_MS = 3 * SECOND_MS

/** Shows a player who was away the prizes of the last days, one after the other, on home or lobby. */
export default function WinWatcher() {
  const profile = useProfile()
  const modals = useModals()
  const [shown, setShown] = useState(0)
  const won = profile && profile.termsRequirement.length === 0 ? profile.tournaments?.wins[shown] : undefined
  useWhenHomeIsFree({
    due: won && `${profile?.id}/${won.id}`,
    act: () => {
      setShown(shown + 1)
      if (!won || !isFirstLook(localStorage, won.id)) return false
      modals.open('tournament-win', { id: won.id })
      return true
    },
    afterMs: AFTER_MS,
  })
  return null
}
