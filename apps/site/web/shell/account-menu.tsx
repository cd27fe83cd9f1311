import { type CSSProperties, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayerProfile } from '#kernel/profile.ts'
import { useSignOut } from '#features/account/account/web/queries.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useInstall } from '#ui/page/install.ts'
import { useWebview } from '#ui/page/use-webview.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { Avatar } from './avatar.tsx'
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
      <Avatar login={profile.login} />
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
 * The player's nav items and sign-out; without a rail, its items too. A native popover: Escape and outside clicks
 * close it.
 */
export function AccountMenu({ profile }: { profile: PlayerProfile | null }) {
  const t = useTranslations('site')
  const panel = useRef<HTMLDivElement>(null)
  const itemsOf = useNavItems()
  const signOut = useSignOut()
  const hide = () => panel.current?.hidePopover()
  const own = profile ? itemsOf('account') : []
  const sections = railSections(itemsOf, own)
  return (
    <div id={MENU_ID} ref={panel} popover="auto" className="menu">
      {profile ? <WhoIsHere profile={profile} /> : null}
      {own.length > 0 ? <MenuList items={own} onClick={hide} /> : null}
      {sections.map((items) => (
        <MenuList key={items[0]?.to} items={items} onClick={hide} isForPhones />
      ))}
      <ul className="menu-list">
        <InstallItem onClick={hide} />
        <li>
          {profile ? (
            <button type="button" className="menu-item" onClick={signOut}>
              <Icon name="sign-out-bold" />
              {t('signOut')}
            </button>
          ) : (
            <LocalLink className="menu-item" to="/signin" onClick={hide}>
              <Icon name="sign-in-bold" />
              {t('signIn')}
            </LocalLink>
          )}
        </li>
      </ul>
    </div>
  )
}

/** The rail's groups where there is no rail: items that do not fit the bar first, without duplicates. */
function railSections(
  itemsOf: ReturnType<typeof useNavItems>,
  own: readonly ShownNavItem[],
): readonly (readonly ShownNavItem[])[] {
  const [play, ...others] = RAIL_GROUPS.map(itemsOf)
  const shown = new Set(own.map(({ to }) => to))
  const isNew = ({ to }: ShownNavItem): boolean => !shown.has(to) && Boolean(shown.add(to))
  const left = itemsOf('bar').slice(BAR_NAV_ITEMS)
  return [[...left.filter(({ to }) => to.startsWith('?')), ...(play ?? []), ...left], ...others]
    .map((items) => items.filter(isNew))
    .filter((items) => items.length > 0)
}

interface MenuListProps {
  readonly items: readonly ShownNavItem[]
  readonly onClick: () => void
  readonly isForPhones?: boolean
}

function MenuList({ items, onClick, isForPhones = false }: MenuListProps) {
  return (
    <ul className={isForPhones ? 'menu-list lg:hidden' : 'menu-list'}>
      {items.map((item) => (
        <li key={item.to}>
          <NavItemLink className="menu-item" item={item} onClick={onClick} />
        </li>
      ))}
    </ul>
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
    <p className="flex items-center gap-3 px-3 py-2">
      <Avatar login={profile.login} />
      <span className="min-w-0">
        <span className="block truncate font-display text-[15px]/5 font-bold">{profile.name ?? profile.login}</span>
        <span className="block truncate text-[12.5px]/4 text-muted">{profile.email ?? profile.login}</span>
      </span>
    </p>
  )
}
