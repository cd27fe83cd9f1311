import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { getProfile } from '#features/account/contract.ts'
import { barePath } from '#kernel/locale.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useHasPage } from '#ui/brand/brand.tsx'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { useModals } from '#ui/modal/use-modals.ts'

const PLACES = ['/', '/lobby']
const GREETING = '/registration-complete'

/** From home and lobby to the greeting, for as long as a player has not seen it. Signing up itself opens it, too. */
export default function RegistrationWatcher() {
  const profile = useQuery({ ...queryOf(useApi(), getProfile), enabled: false }).data?.data
  const location = useLocation()
  const modals = useModals()
  const navigate = useLocalNavigate()
  const hasPage = useHasPage(GREETING)
  const isFree = PLACES.includes(barePath(location.pathname)) && modalsOf(location).length === 0
  const isDue = isFree && profile?.Registration.complete === false && profile.termsRequirement.length === 0
  useEffect(() => {
    if (!isDue) return
    if (hasPage) navigate(GREETING)
    else modals.open('registration-complete')
    // oxlint-disable-next-line react/exhaustive-deps -- the ways to lead there are no reason to lead there again
  }, [isDue, hasPage])
  return null
}
