import { useTranslations } from 'use-intl'
import { Icon } from '../icons/icon.tsx'
import { useModals } from '../modal/use-modals.ts'
import { useHasModal } from '../page/web-features.tsx'

/** Looks like a field and opens the search; nothing where no slice has one. */
export function SearchFieldButton({ isForPhones = false }: { readonly isForPhones?: boolean }) {
  const t = useTranslations('site')
  const { open } = useModals()
  if (!useHasModal('search')) return null
  return (
    <button
      type="button"
      className="search-field"
      {...(isForPhones ? { 'data-is-for-phones': '' } : {})}
      onClick={() => open('search')}
    >
      <Icon name="magnifying-glass-bold" />
      {t('search')}
    </button>
  )
}
