import { useTranslations } from 'use-intl'

/** Explains why prizes are shown without entries; nothing where entries are available. */
export function CoinsOnlyNote({ isCoinsOnly }: { isCoinsOnly: boolean }) {
  const t = useTranslations('ui.campaign')
  return isCoinsOnly ? <p className="text-muted">{t('noEntriesHere')}</p> : null
}
