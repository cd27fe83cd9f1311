import { useTranslations } from 'use-intl'
import { signOut } from '#features/account/account/contract.ts'
import { useLeave } from '#ui/page/use-leave.ts'

/** The only other way to leave the documents: as a guest. */
export function SignOutButton() {
  const t = useTranslations('terms')
  const leave = useLeave(signOut)
  return (
    <button type="button" className="text-link justify-self-center py-3 text-[14px]/5" onClick={leave}>
      {t('signOut')}
    </button>
  )
}
