import { useProfile } from '#client/player.ts'
import { useHasPage } from '#ui/brand/brand.tsx'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useWhenHomeIsFree } from '#ui/modal/use-when-home-is-free.ts'

const GREETING = '/registration-complete'

/** From home and lobby to the greeting, for as long as a player has not seen it. Signing up itself opens it, too. */
export default function RegistrationWatcher() {
  const profile = useProfile()
  const modals = useModals()
  const navigate = useLocalNavigate()
  const hasPage = useHasPage(GREETING)
  const isDue = profile?.Registration.complete === false && profile.termsRequirement.length === 0
  useWhenHomeIsFree({
    due: isDue && profile.id,
    act: () => (hasPage ? navigate(GREETING) : modals.open('registration-complete')),
  })
  return null
}
