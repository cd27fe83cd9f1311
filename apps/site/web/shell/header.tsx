import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PlayerProfile } from '#kernel/profile.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { useHasModal } from '#ui/page/web-features.tsx'
import { SearchFieldButton } from '#ui/parts/search-field-button.tsx'
import { AccountButton } from './account-menu.tsx'
import { BalanceSwitch } from './balance-switch.tsx'
import { Logo } from './logo.tsx'
import { NewCount } from './nav-item-link.tsx'
import { OtherLanguage } from './language-switch.tsx'
import { type ShownNavItem, useNavItems } from './nav-items.ts'

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
  const itemsOf = useNavItems()
  const [bell] = itemsOf('bell')
  return (
    <>
      <div className="flex min-w-0 flex-1 items-center gap-2 sm:justify-end lg:justify-center lg:gap-4">
        <BalanceSwitch profile={profile} />
        <GetCoins />
      </div>
      <div className="header-tools">
        {useHasModal('search') ? <SearchButton /> : null}
        {itemsOf('tools').map((item) => (
          <ToolLink key={item.to} item={item} />
        ))}
        {bell ? <ToolLink item={bell} isOnPhones /> : null}
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

function ToolLink({ item: { to, icon, label, count }, isOnPhones = false }: { item: ShownNavItem; isOnPhones?: boolean }) {
  return (
    <LocalLink className="icon-button relative" to={to} {...(isOnPhones ? { 'data-is-on-phones': '' } : {})}>
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
      <NewCount count={count} />
    </LocalLink>
  )
}

function GuestPart() {
  const t = useTranslations('site')
  return (
    <>
      <div className="flex-1 max-lg:hidden">
        <SearchFieldButton />
      </div>
      <div className="header-ways ml-auto flex flex-none items-center gap-1 sm:gap-3 lg:justify-end">
        <span className="max-lg:hidden">
          <OtherLanguage />
        </span>
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
