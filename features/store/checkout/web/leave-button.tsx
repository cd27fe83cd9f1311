import { useTranslations } from 'use-intl'
import { useLeave } from './queries.ts'

export function LeaveButton({ id }: { id: string }) {
  const t = useTranslations('checkout.order')
  const { mutate, isPending } = useLeave(id)
  return (
    <button type="button" className="button" data-kind="plain" disabled={isPending} onClick={() => mutate()}>
      {t('leave')}
    </button>
  )
}
