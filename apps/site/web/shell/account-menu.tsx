import { type CSSProperties, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayerProfile } from '#kernel/profile.ts'
import { useSignOut } from '#features/account/account/web/queries.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useInstall } from '#ui/page/install.ts'
import { usePageHold } from '#ui/page/use-page-hold.ts'
import { useWebview } from '#ui/page/use-webview.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { SearchFieldButton } from '#ui/parts/search-field-button.tsx'
import { Avatar } from './avatar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './logo.tsx'
import { NavItemLink } from './nav-item-link.tsx'
import { BAR_NAV_ITEMS, type ShownNavItem, useNavItems } from './nav-items.ts'
import { RAIL_GROUPS } from './rail.tsx'

const MENU_ID = 'account-menu'

/** The avatar, which opens the menu; a ring around it shows the progress to the next level. */
export function AccountButton({ profile }: { profile: PlayerProfile }) {
  const t = useTranslations('site')
  const rings = useWebFeatures().flatMap(({ avatarRing }) => avatarRing?.(profile) ?? [])
  const ring = rings[0] ?? null
  return (
    <button
      type="button"
      className="avatar-button"
      popoverTarget={MENU_ID}
      aria-label={t('account')}
      {...(ring === null ? {} : { 'data-has-ring': '', style: { '--ring': `${ring * 360}deg` } as CSSProperties })}
    >
      <Avatar profile={profile} />
    </button>
  )
}

/** The menu button of the bottom bar: a player's account, or a guest's further items. */
export function MenuButton({ isPlayer }: { isPlayer: boolean }) {
  const t = useTranslations('site')
  return (
    <button type="button" className="bottom-link" popoverTarget={MENU_ID}>
      <Icon name={isPlayer ? 'user-circle-fill' : 'list-bold'} className="nav-icon" />
      <span>{t(isPlayer ? 'account' : 'menu')}</span>
    </button>
  )
}

/**
 * The player's nav items, language and sign-out; without a rail, a sheet with its items too. A native popover: Escape
 * and outside clicks close it.
 */
export function AccountMenu({ profile }: { profile: PlayerProfile | null }) {
  const t = useTranslations('site')
  const panel = useRef<HTMLDivElement>(null)
  const itemsOf = useNavItems()
  const [isOpen, setIsOpen] = useState(false)
  // No modal opens by itself below the menu, which would lose the focus to it.
  usePageHold(isOpen)
  const hide = () => panel.current?.hidePopover()
  const own = profile ? itemsOf('account') : []
  const known = [...own, ...itemsOf('bar').slice(0, BAR_NAV_ITEMS)]
  return (
    <div id={MENU_ID} ref={panel} popover="auto" className="menu" onToggle={({ newState }) => setIsOpen(newState === 'open')}>
      <div className="menu-head">
        {profile ? <WhoIsHere profile={profile} /> : <Mark />}
        <CloseButton />
      </div>
      <SearchItem onClick={hide} />
      {own.length > 0 ? <MenuList items={own} onClick={hide} /> : null}
      {railSections(itemsOf, known).map(({ name, items }) => (
        <MenuList key={name} title={t(`groups.${name}`)} items={items} onClick={hide} isForPhones />
      ))}
      <div className="menu-end">
        <LanguageSwitch />
        <ul>
          <InstallItem onClick={hide} />
          <li>
            <WayInOrOut isPlayer={profile !== null} onClick={hide} />
          </li>
        </ul>
      </div>
    </div>
  )
}

function CloseButton() {
  const t = useTranslations('ui')
  return (
    <button
      type="button"
      className="icon-button lg:hidden"
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      aria-label={t('close')}
    >
      <Icon name="x-bold" className="size-4" />
    </button>
  )
}

function WayInOrOut({ isPlayer, onClick }: { readonly isPlayer: boolean; readonly onClick: () => void }) {
  const t = useTranslations('site')
  const signOut = useSignOut()
  if (isPlayer)
    return (
      <button type="button" className="menu-item" onClick={signOut}>
        <Icon name="sign-out-bold" />
        {t('signOut')}
      </button>
    )
  return (
    <LocalLink className="menu-item" to="/signin" onClick={onClick}>
      <Icon name="sign-in-bold" />
      {t('signIn')}
    </LocalLink>
  )
}

/** On top of the sheet, where the header has no search. */
function SearchItem({ onClick }: { readonly onClick: () => void }) {
  // The press closes the menu first: focus then returns from the search to the button that opened the menu.
  return (
    <div className="menu-search" onClickCapture={onClick}>
      <SearchFieldButton isForPhones />
    </div>
  )
}

/** The rail's groups where there is no rail, without what the menu and the bar have already. */
function railSections(itemsOf: ReturnType<typeof useNavItems>, known: readonly ShownNavItem[]) {
  const shown = new Set(known.map(({ to }) => to))
  const isNew = ({ to }: ShownNavItem): boolean => !shown.has(to) && Boolean(shown.add(to))
  return RAIL_GROUPS.map((name) => ({
    name,
    items: (name === 'prizes' ? [...itemsOf('tools'), ...itemsOf(name)] : itemsOf(name)).filter(isNew),
  })).filter(({ items }) => items.length > 0)
}

interface MenuListProps {
  readonly items: readonly ShownNavItem[]
  readonly onClick: () => void
  readonly title?: string
  readonly isForPhones?: boolean
}

function MenuList({ title, items, onClick, isForPhones = false }: MenuListProps) {
  return (
    <section className={isForPhones ? 'menu-list lg:hidden' : 'menu-list'}>
      {title === undefined ? null : <h2 className="menu-title">{title}</h2>}
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <NavItemLink className="menu-item" item={item} onClick={onClick} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** If the browser offers to install the site. */
function InstallItem({ onClick }: { onClick: () => void }) {
  const t = useTranslations('site')
  const install = useInstall()
  const isInApp = useWebview()
  if (!install || isInApp) return null
  const ask = (): void => {
    onClick()
    install()
  }
  return (
    <li>
      <button type="button" className="menu-item" onClick={ask}>
        <Icon name="device-mobile-fill" />
        {t('install')}
      </button>
    </li>
  )
}

function WhoIsHere({ profile }: { profile: PlayerProfile }) {
  return (
    <p className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar profile={profile} />
      <span className="min-w-0">
        <span className="block truncate font-display text-[15px]/5 font-bold">{profile.name ?? profile.login}</span>
        <span className="block truncate text-[12.5px]/4 text-muted">{profile.email ?? profile.login}</span>
      </span>
    </p>
  )
}
