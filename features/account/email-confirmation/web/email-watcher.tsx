import { useProfile } from '#client/player.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useWhenHomeIsFree } from '#ui/modal/use-when-home-is-free.ts'
import { isReminderDue, noteReminder } from './email-reminder.ts'

/** Daily rewards come first. */
const AFTER_MS = 4 * SECOND_MS

/** Reminds of the unconfirmed e-mail on home and lobby once the stored time has passed. */
export default function EmailWatcher() {
  const profile = useProfile()
  const modals = useModals()
  const isWanted = profile?.primaryContact === 'email' && !profile.emailConfirmed && profile.termsRequirement.length === 0
  useWhenHomeIsFree({
    due: isWanted && profile.id,
    act: () => {
      if (!isReminderDue(localStorage)) return false
      noteReminder(localStorage)
      modals.open('email-confirm')
      return true
    },
    afterMs: AFTER_MS,
  })
  return null
}
