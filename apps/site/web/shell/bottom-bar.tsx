import { useTranslations } from 'use-intl'
import type { Profile } from '#features/account/contract.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useHasModal } from '#ui/page/web-features.tsx'
import { AccountPlace } from './account-menu.tsx'
import { PlaceLink } from './place-link.tsx'
import { lobbyPlace } from './places.ts'

/** Five places under the thumb, below 1024. The raised one is the day's prize; a guest's is the sign-up. */
export function BottomBar({ profile }: { profile: Profile | null }) {
  const t = useTranslations('site')
  const { open } = useModals()
  return (
    <nav className="bottom-bar" aria-label={t('bottomNavigation')}>
      <PlaceLink className="bottom-link" place={lobbyPlace(profile, t('lobby'))} />
      <PlaceLink className="bottom-link" place={{ to: '/library', label: t('games'), icon: 'squares-four-fill' }} />
      <Raised isPlayer={profile !== null} />
      <button type="button" className="bottom-link" onClick={() => open('search')}>
        <Icon name="magnifying-glass-bold" className="place-icon" />
        <span>{t('searchShort')}</span>
      </button>
      {profile ? (
        <AccountPlace />
      ) : (
        <PlaceLink className="bottom-link" place={{ to: '/signin', label: t('signIn'), icon: 'user-circle-fill' }} />
      )}
    </nav>
  )
}

function Raised({ isPlayer }: { isPlayer: boolean }) {
  const t = useTranslations('site')
  const hasDailyLogin = useHasModal('daily-login')
  if (isPlayer && hasDailyLogin) {
    return (
      <PlaceLink
        className="bottom-link raised"
        place={{ to: '?openModal=daily-login', label: t('dailyShort'), icon: 'gift-fill' }}
      />
    )
  }
  if (isPlayer) {
    return (
      <PlaceLink className="bottom-link raised" place={{ to: '/issues/favorites', label: t('favourites'), icon: 'star-fill' }} />
    )
  }
  return <PlaceLink className="bottom-link raised" place={{ to: '/signup', label: t('signUpShort'), icon: 'gift-fill' }} />
}
