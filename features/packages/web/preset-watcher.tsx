import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useProfile } from '#client/player.ts'
import { barePath } from '#kernel/locale.ts'
import { HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { useModalsInTurn } from '#ui/modal/use-modals-in-turn.ts'
import { popupOf } from './queries.ts'

const COOKIE = 'presetPackageShown'
const PLACES = ['/', '/lobby']

/** Offers a package on home and lobby, once an hour, where it can be bought. */
export default function PresetWatcher() {
  const profile = useProfile()
  const { pathname } = useLocation()
  const openModal = useModalsInTurn()
  const offered = popupOf(profile)
  const isDue =
    offered?.isOnSale === true &&
    profile?.termsRequirement.length === 0 &&
    profile.Registration.complete &&
    PLACES.includes(barePath(pathname))
  useEffect(() => {
    if (!isDue || !offered || document.cookie.includes(`${COOKIE}=`)) return
    document.cookie = `${COOKIE}=1; Max-Age=${HOUR_MS / SECOND_MS}; Path=/; SameSite=Lax`
    openModal('preset-package', { presetId: offered.id })
    // oxlint-disable-next-line react/exhaustive-deps -- the way to open is no reason to open again
  }, [isDue, offered?.id])
  return null
}
