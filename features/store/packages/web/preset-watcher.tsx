import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useWhenHomeIsFree } from '#ui/modal/use-when-home-is-free.ts'
import { popupOf, wasPresetShown } from './queries.ts'

/** Daily rewards come first. */
const AFTER_MS = 3 * SECOND_MS

/** Promotes a package on home and lobby, once an hour, if it can be bought. */
export default function PresetWatcher() {
  const profile = useProfile()
  const modals = useModals()
  const offered = popupOf(profile)
  const isDue = offered?.isOnSale === true && profile?.termsRequirement.length === 0 && profile.Registration.complete
  useWhenHomeIsFree({
    due: isDue && offered.id,
    act: () => {
      if (offered && !wasPresetShown()) modals.open('preset-package', { presetId: offered.id })
    },
    afterMs: AFTER_MS,
  })
  return null
}
