import { useProfile } from '#client/player.ts'
import { useHasPage } from '#ui/brand/brand.tsx'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useWhenHomeIsFree } from '#ui/modal/use-when-home-is-free.ts'

const GREETING = '/registration-complete'

/** Opens the welcome from home and lobby until the player has seen it. Signing up opens it too. */
export default function RegistrationWatcher() {
  const profile = useProfile()
  const modals = useModals()
  const navigate = useLocalNavigate()
  const hasPage = useHasPage(GREETING)
  const isDue = profile?.Registration.complete === false && profile.termsRequirement.length === 0
  useWhenHomeIsFree({
    due: isDue && profile.id,
    act: () => {
      if (hasPage) navigate(GREETING)
      else modals.open('registration-complete')
      return true
    },
  })
  return null
}
