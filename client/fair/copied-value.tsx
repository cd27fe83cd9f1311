import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { showToast } from '#ui/toast/toasts.ts'

/** A long value with a copy button. */
export function CopiedValue({ label, value }: { label: string; value: string }) {
  const t = useTranslations('game.fair')
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    showToast(t('copied'), { kind: 'success' })
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <button type="button" className="icon-button" aria-label={t('copy', { label })} onClick={() => void copy()}>
          <Icon name="copy-bold" className="size-4" />
        </button>
      </dd>
    </div>
  )
}
