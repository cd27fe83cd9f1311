import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useIsPlayer } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { addReminder, getReminders, removeReminder } from '../contract.ts'

/** Sets or cancels the reminder for a start; asks a guest to sign up. */
export default function ReminderButton({ campaignId }: { campaignId: string }) {
  const t = useTranslations('promotions.reminder')
  const api = useApi()
  const queries = useQueryClient()
  const { open } = useModals()
  const isPlayer = useIsPlayer()
  const { data } = useQuery({ ...queryOf(api, getReminders), enabled: isPlayer })
  const isOn = data?.data.remindedCampaigns.includes(campaignId) ?? false
  const toggle = async (): Promise<void> => {
    try {
      const reply = await api.call(isOn ? removeReminder : addReminder, { params: { campaignId } })
      queries.setQueryData(keyOf(getReminders), reply)
      showToast(t(isOn ? 'off' : 'on'), { kind: 'success' })
    } catch {
      showToast(t('failed'), { kind: 'error' })
    }
  }
  return (
    <button
      type="button"
      className="button"
      data-kind="quiet"
      aria-pressed={isOn}
      onClick={() => (isPlayer ? void toggle() : open('signup'))}
    >
      <Icon name={isOn ? 'bell-ringing-fill' : 'bell-bold'} className="size-5" />
      {t(isOn ? 'isOn' : 'ask')}
    </button>
  )
}
