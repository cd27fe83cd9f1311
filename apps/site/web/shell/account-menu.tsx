import { type CSSProperties, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Profile } from '#features/account/contract.ts'
import { useSignOut } from '#features/account/web/queries.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useInstall } from '#ui/page/install.ts'
import { useWebview } from '#ui/page/use-webview.ts'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { Avatar } from './avatar.tsx'
import { PlaceLink } from './place-link.tsx'
import { BAR_PLACES, type Place, usePlaces } from './places.ts'
import { RAIL_GROUPS } from './rail.tsx'

const MENU_ID = 'account-menu'

/** The avatar, which opens the menu; a ring around it shows how far the next level is. */
export function AccountButton({ profile }: { profile: Profile }) {
  const t = useTranslations('site')
  const rings = useWebFeatures().flatMap(({ avatarRing }) => avatarRing?.(profile as never) ?? [])
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

/** The menu's button in the bottom bar: a player's account, or what else a guest may see. */
export function MenuButton({ isPlayer }: { isPlayer: boolean }) {
  const t = useTranslations('site')
  return (
    <button type="button" className="bottom-link" popoverTarget={MENU_ID}>
      <Icon name={isPlayer ? 'user-circle-fill' : 'list-bold'} className="place-icon" />
      <span>{t(isPlayer ? 'account' : 'menu')}</span>
    </button>
  )
}

/**
 * The player's places and the way out; where there is no rail, its places too. A native popover: the browser closes it
 * by Escape and by clicks beside it.
 */
export function AccountMenu({ profile }: { profile: Profile | null }) {
  const t = useTranslations('site')
  const panel = useRef<HTMLDivElement>(null)
  const placesOf = usePlaces()
  const signOut = useSignOut()
  const hide = () => panel.current?.hidePopover()
  const own = profile ? placesOf('account') : []
  const sections = railSections(placesOf, own)
  return (
    <div id={MENU_ID} ref={panel} popover="auto" className="menu">
      {profile ? <WhoIsHere profile={profile} /> : null}
      {own.length > 0 ? <MenuList places={own} onClick={hide} /> : null}
      {sections.map((places) => (
        <MenuList key={places[0]?.to} places={places} onClick={hide} isForPhones />
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

/** The groups of the rail, for where there is none: what the bar has no room for comes first, and nothing comes twice. */
function railSections(placesOf: ReturnType<typeof usePlaces>, own: readonly Place[]): readonly (readonly Place[])[] {
  const [play, ...others] = RAIL_GROUPS.map(placesOf)
  const shown = new Set(own.map(({ to }) => to))
  const isNew = ({ to }: Place): boolean => !shown.has(to) && Boolean(shown.add(to))
  const left = placesOf('bar').slice(BAR_PLACES)
  return [[...left.filter(({ to }) => to.startsWith('?')), ...(play ?? []), ...left], ...others]
    .map((places) => places.filter(isNew))
    .filter((places) => places.length > 0)
}

interface MenuListProps {
  readonly places: readonly Place[]
  readonly onClick: () => void
  readonly isForPhones?: boolean
}

function MenuList({ places, onClick, isForPhones = false }: MenuListProps) {
  return (
    <ul className={isForPhones ? 'menu-list lg:hidden' : 'menu-list'}>
      {places.map((place) => (
        <li key={place.to}>
          <PlaceLink className="menu-item" place={place} onClick={onClick} />
        </li>
      ))}
    </ul>
  )
}

/** Where the browser offers to install the site. */
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

function WhoIsHere({ profile }: { profile: Profile }) {
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
