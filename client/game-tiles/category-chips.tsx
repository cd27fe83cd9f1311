import { useTranslations } from 'use-intl'
import { LIBRARY_PATH } from '#features/play/library/contract.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/names.ts'
import type { MenuItem } from '#features/play/lobby/contract.ts'

const ICONS: Readonly<Record<string, IconName>> = {
  allGames: 'squares-four-fill',
  popularGames: 'fire-fill',
  weeklySpecials: 'star-fill',
  topGames: 'trophy-fill',
  rapidLink: 'lightning-fill',
  fishing: 'fish-fill',
  bonusCombo: 'sparkle-fill',
  tableGames: 'spade-fill',
  instantGames: 'cube-fill',
}

interface CategoryChipsProps {
  readonly menu: readonly MenuItem[]
  /** The page's category; null in the lobby, which shows all. */
  readonly current: string | null
}

/** The categories, 'All games' first. */
export function CategoryChips({ menu, current }: CategoryChipsProps) {
  const t = useTranslations('game-tiles')
  const all = menu.filter(({ key }) => key === 'allGames')
  const rest = menu.filter(({ key }) => key !== 'allGames')
  return (
    <nav aria-label={t('categories')}>
      <ul className="chips no-scrollbar">
        {[...all, ...rest].map(({ key, slug }) => (
          <li key={key}>
            <LocalLink
              className="chip"
              to={`${LIBRARY_PATH}?category=${slug}`}
              {...(slug === (current ?? 'all-games') ? { 'aria-current': current ? 'page' : 'true' } : {})}
            >
              <Icon name={ICONS[key] ?? 'squares-four-fill'} />
              {t.has(`chips.${key}`) ? t(`chips.${key}` as never) : key}
            </LocalLink>
          </li>
        ))}
        <li>
          <LocalLink className="chip" to="/issues/providers">
            <Icon name="buildings-fill" />
            {t('providersTitle')}
          </LocalLink>
        </li>
      </ul>
    </nav>
  )
}
