import { useQuery } from '@tanstack/react-query'
import { getProfile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useHasPage } from '#ui/brand/brand.tsx'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useWhenHomeIsFree } from '#ui/modal/use-when-home-is-free.ts'

const GREETING = '/registration-complete'

/** From home and lobby to the greeting, for as long as a player has not seen it. Signing up itself opens it, too. */
export default function RegistrationWatcher() {
  const profile = useQuery({ ...queryOf(useApi(), getProfile), enabled: false }).data?.data
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
