import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useHasModal } from '#ui/page/web-features.tsx'

const MODAL = 'insufficient-funds'

/**
 * What to do about an insufficient balance: opens the modal that some slice has for it, automatically and again from
 * here.
 */
export function ShortOfFunds() {
  const t = useTranslations('game')
  const hasModal = useHasModal(MODAL)
  const modals = useModals()
  useEffect(() => {
    if (hasModal) modals.open(MODAL)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that the balance was short
  }, [hasModal])
  if (!hasModal) {
    return (
      <LocalLink to="/?openModal=daily-login" className="game-notice-action">
        {t('getFreeCoins')}
      </LocalLink>
    )
  }
  return (
    <button type="button" className="game-notice-action" onClick={() => modals.open(MODAL)}>
      {t('getFreeCoins')}
    </button>
  )
}
