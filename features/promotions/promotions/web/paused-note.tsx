import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'

/** In place of promotions, for a protected player. */
export function PausedNote() {
  const t = useTranslations('promotions.paused')
  return (
    <div className="card grid gap-3 p-6">
      <p className="font-bold">{t('title')}</p>
      <p className="text-muted">{t('text')}</p>
      <LocalLink className="button w-fit" data-kind="quiet" to="/support">
        {t('support')}
      </LocalLink>
    </div>
  )
}
