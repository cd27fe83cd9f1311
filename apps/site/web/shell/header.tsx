import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PlayerProfile } from '#kernel/profile.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useHasModal } from '#ui/page/web-features.tsx'
import { AccountButton } from './account-menu.tsx'
import { BalanceSwitch } from './balance-switch.tsx'
import { Logo } from './logo.tsx'
import { NewCount } from './nav-item-link.tsx'
import { useNavItems } from './nav-items.ts'

/** A line under the header while the next page loads; an immediate page shows none. */
function ReadingLine() {
  return useNavigation().state === 'loading' ? <span className="reading-line" /> : null
}

/** Sticky. Its center shows both balances to a player, the sign-in buttons to a guest. */
export function Header({ profile }: { profile: PlayerProfile | null }) {
  return (
    <header className="header">
      <div className="mx-auto flex h-full max-w-360 items-center gap-2 px-4 sm:gap-3 sm:px-6 lg:grid lg:grid-cols-[1fr_auto_1fr] lg:px-8">
        <Logo isShort={profile !== null} />
        {profile ? <PlayerPart profile={profile} /> : <GuestPart />}
      </div>
      <ReadingLine />
    </header>
  )
}

function PlayerPart({ profile }: { profile: PlayerProfile }) {
  return (
    <>
      <div className="flex min-w-0 flex-1 items-center gap-2 sm:justify-end lg:justify-center lg:gap-4">
        <BalanceSwitch profile={profile} />
        <GetCoins />
      </div>
      <div className="header-tools hidden items-center justify-end gap-4 lg:flex">
        {useHasModal('search') ? <SearchButton /> : null}
        <NotificationBell />
        <AccountButton profile={profile} />
      </div>
    </>
  )
}

/** The source of coins: the store, or today's prize. */
function GetCoins() {
  const t = useTranslations('site')
  const [source] = useNavItems()('coins')
  if (!source) return null
  return (
    <LocalLink className="button get-coins" data-size="small" to={source.to}>
      <Icon name="plus-bold" className="size-5" />
      <span className="max-lg:sr-only">{t('getCoins')}</span>
    </LocalLink>
  )
}

function NotificationBell() {
  const [bell] = useNavItems()('bell')
  if (!bell) return null
  return (
    <LocalLink className="icon-button relative" to={bell.to}>
      <Icon name="bell-bold" />
      <span className="sr-only">{bell.label}</span>
      <NewCount count={bell.count} />
    </LocalLink>
  )
}

function GuestPart() {
  const t = useTranslations('site')
  const { open } = useModals()
  return (
    <>
      <div className="flex-1 max-lg:hidden">
        {useHasModal('search') ? (
          <button type="button" className="search-field" onClick={() => open('search')}>
            <Icon name="magnifying-glass-bold" />
            {t('search')}
          </button>
        ) : null}
      </div>
      <div className="header-ways ml-auto flex flex-none items-center gap-1 sm:gap-3 lg:justify-end">
        <LocalLink className="button" data-size="small" data-kind="plain" to="/signin">
          {t('signIn')}
        </LocalLink>
        <LocalLink className="button" data-size="small" to="/signup">
          <span className="sm:hidden">{t('signUpShort')}</span>
          <span className="max-sm:hidden">{t('signUp')}</span>
        </LocalLink>
      </div>
    </>
  )
}

function SearchButton() {
  const t = useTranslations('site')
  const { open } = useModals()
  return (
    <button type="button" className="icon-button" aria-label={t('search')} onClick={() => open('search')}>
      <Icon name="magnifying-glass-bold" />
    </button>
  )
}
