import { useTranslations } from 'use-intl'
import { SupportLink } from '#ui/parts/support-link.tsx'

/** In place of promotions, for a protected player. */
export function PausedNote() {
  const t = useTranslations('promotions.paused')
  return (
    <div className="card grid gap-3 p-6">
      <p className="font-bold">{t('title')}</p>
      <p className="text-muted">{t('text')}</p>
      <SupportLink className="button w-fit" data-kind="quiet" />
    </div>
  )
}
