import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { showToast } from '#ui/toast/toasts.ts'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('security')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(t('copied'), { kind: 'success' }),
      () => showToast(t('notCopied'), { kind: 'warning' }),
    )
  return (
    <button type="button" className="button" data-kind="quiet" data-size="small" onClick={() => void copy()}>
      <Icon name="copy-bold" />
      {label}
    </button>
  )
}
