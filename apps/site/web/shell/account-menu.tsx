import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Profile } from '#features/account/contract.ts'
import { useSignOut } from '#features/account/web/queries.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from './avatar.tsx'
import { useAccountPlaces } from './places.ts'

const MENU_ID = 'account-menu'

/** The avatar, which opens the menu. */
export function AccountButton({ profile }: { profile: Profile }) {
  const t = useTranslations('site')
  return (
    <button type="button" className="avatar-button" popoverTarget={MENU_ID} aria-label={t('account')}>
      <Avatar login={profile.login} />
    </button>
  )
}

/** The menu's button in the bottom bar. */
export function AccountPlace() {
  const t = useTranslations('site')
  return (
    <button type="button" className="bottom-link" popoverTarget={MENU_ID}>
      <Icon name="user-circle-fill" className="place-icon" />
      <span>{t('account')}</span>
    </button>
  )
}

/** The player's places and the way out. A native popover: the browser closes it by Escape and by clicks beside it. */
export function AccountMenu({ profile }: { profile: Profile }) {
  const t = useTranslations('site')
  const panel = useRef<HTMLDivElement>(null)
  const places = useAccountPlaces()
  const signOut = useSignOut()
  const hide = () => panel.current?.hidePopover()
  return (
    <div id={MENU_ID} ref={panel} popover="auto" className="menu">
      <p className="flex items-center gap-3 px-3 py-2">
        <Avatar login={profile.login} />
        <span className="min-w-0">
          <span className="block truncate font-display text-[15px]/5 font-bold">{profile.name ?? profile.login}</span>
          <span className="block truncate text-[12.5px]/4 text-muted">{profile.email ?? profile.login}</span>
        </span>
      </p>
      <ul>
        {places.map(({ to, label, icon }) => (
          <li key={to}>
            <LocalLink className="menu-item" to={to} onClick={hide}>
              <Icon name={icon} />
              {label}
            </LocalLink>
          </li>
        ))}
        <li>
          <button type="button" className="menu-item" onClick={signOut}>
            <Icon name="sign-out-bold" />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </div>
  )
}
