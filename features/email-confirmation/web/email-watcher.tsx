import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { barePath } from '#kernel/locale.ts'
import { modalsOf } from '#ui/modal/modal-location.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { isReminderDue, noteReminder } from './email-reminder.ts'
import { useProfile } from './queries.ts'

/** Reminds of the unconfirmed e-mail on home and lobby, once the noted time has passed. */
export default function EmailWatcher() {
  const profile = useProfile()
  const location = useLocation()
  const modals = useModals()
  const isFree = ['/', '/lobby'].includes(barePath(location.pathname)) && modalsOf(location).length === 0
  const isWanted = profile?.primaryContact === 'email' && !profile.emailConfirmed && profile.termsRequirement.length === 0

  useEffect(() => {
    if (!isWanted || !isFree || !isReminderDue(localStorage)) return
    noteReminder(localStorage)
    modals.open('email-confirm')
    // oxlint-disable-next-line react/exhaustive-deps -- the modals of the moment, not a reason to ask again
  }, [isWanted, isFree])
  return null
}
