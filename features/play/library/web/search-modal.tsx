import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '#features/play/lobby/contract.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { usePainted } from '#ui/page/use-painted.ts'
import { useValueName } from './filter-names.ts'
import { pickGames, useGames } from '#client/game-tiles/games.ts'
import { forgetSearches, noteSearch, readRecent } from './recent-searches.ts'
import { searchGames } from './search-games.ts'
import { TileGrid } from '#client/game-tiles/tile-grid.tsx'
import { useResultKeys } from './use-result-keys.ts'

/** Number of best matches shown first, and added per request. */
const SHOWN_AT_ONCE = 48
const SUGGESTED = 6

/** Typo-tolerant search for games by name, kind, provider and rules, with a category filter. */
export default function SearchModal() {
  const t = useTranslations('library')
  const tTiles = useTranslations('game-tiles')
  const { menu, issueGamesIds } = useGames()
  const [text, setText] = useState('')
  const [category, setCategory] = useState('all-games')
  const asked = usePainted(text.trim())
  // The pressed state shows immediately; the tiles follow as a transition.
  const shownCategory = usePainted(category)
  const found = useFound(asked, shownCategory)
  const tiles = useMemo(() => <Found key={`${shownCategory} ${asked}`} games={found} />, [found, asked, shownCategory])
  const note = useCallback(() => noteSearch(localStorage, text), [text])
  const onKeyDown = useResultKeys(note)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links are clicked in it, the keys go between them
    <div
      className="modal-body search-modal"
      onKeyDown={onKeyDown}
      onClick={(event) => event.target instanceof Element && event.target.closest('.tile-link') && note()}
    >
      <ModalTitle>{t('searchTitle')}</ModalTitle>
      <SearchField text={text} onChange={setText} />
      {text === '' ? <RecentSearches onChoose={setText} /> : null}
      <ul className="chips no-scrollbar" aria-label={tTiles('categories')}>
        {menu
          .toSorted((a, b) => Number(b.key === 'allGames') - Number(a.key === 'allGames'))
          .map(({ key, slug }) => (
            <li key={key}>
              <button type="button" className="chip" aria-pressed={slug === category} onClick={() => setCategory(slug)}>
                {tTiles.has(`chips.${key}`) ? tTiles(`chips.${key}` as never) : key}
              </button>
            </li>
          ))}
      </ul>
      <output className="mt-4 block text-[14px]/5 text-muted">
        {found.length > 0 ? t('searchCount', { count: found.length }) : t('searchEmpty')}
      </output>
      {found.length > 0 ? (
        tiles
      ) : (
        <NothingFound
          popular={(issueGamesIds['popular-games'] ?? issueGamesIds['all-games'] ?? []).slice(0, SUGGESTED)}
          onClear={() => {
            setText('')
            setCategory('all-games')
          }}
        />
      )}
    </div>
  )
}

function Found({ games }: { games: readonly Game[] }) {
  const t = useTranslations('library')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const rest = games.length - shown
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Moves the focus to the first of the added games.
    if (shown > SHOWN_AT_ONCE) list.current?.querySelectorAll<HTMLElement>('.tile-link')[shown - SHOWN_AT_ONCE]?.focus()
  }, [shown])
  return (
    <div ref={list}>
      <TileGrid games={games.slice(0, shown)} />
      {rest > 0 ? (
        <button
          type="button"
          className="button mx-auto mt-6 flex"
          data-kind="quiet"
          onClick={() => setShown(shown + SHOWN_AT_ONCE)}
        >
          {t('searchMore', { count: Math.min(rest, SHOWN_AT_ONCE) })}
        </button>
      ) : null}
    </div>
  )
}

function useFound(asked: string, category: string) {
  const t = useTranslations('game-tiles')
  const payload = useGames()
  const valueName = useValueName()
  const search = useMemo(
    () =>
      searchGames(payload, {
        category: (key) => (t.has(`rows.${key}`) ? t(`rows.${key}` as never) : key),
        value: valueName,
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- names change with the language alone, and so does `t`
    [payload, t],
  )
  return useMemo(() => {
    const inCategory = new Set(payload.issueGamesIds[category])
    const ids = asked ? search(asked) : (payload.issueGamesIds['all-games'] ?? payload.games.map(({ id }) => id))
    return pickGames(payload.games, ids).filter(({ id }) => inCategory.size === 0 || inCategory.has(id))
  }, [payload, search, asked, category])
}

function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const t = useTranslations('library')
  const id = useId()
  return (
    <label className="mt-5 block" htmlFor={id}>
      <span className="sr-only">{t('searchLabel')}</span>
      <span className="relative block">
        <Icon name="magnifying-glass-bold" className="absolute left-4 top-3.5 size-5 text-muted" />
        <input
          id={id}
          className="input pl-12"
          type="search"
          autoComplete="off"
          data-autofocus
          enterKeyHint="search"
          placeholder={t('searchHint')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </label>
  )
}

/** Rendered only in the browser, like every modal. */
function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTranslations('library')
  const [recent, setRecent] = useState(() => readRecent(localStorage))
  if (recent.length === 0) return null
  return (
    <div className="recent-searches">
      <span className="text-[12.5px]/4 text-muted">{t('searchedLately')}</span>
      {recent.map((text) => (
        <button key={text} type="button" className="filter-value" onClick={() => onChoose(text)}>
          <Icon name="clock-counter-clockwise-bold" className="size-4" />
          {text}
        </button>
      ))}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          forgetSearches(localStorage)
          setRecent([])
        }}
      >
        {t('forgetSearches')}
      </button>
    </div>
  )
}

function NothingFound({ popular, onClear }: { popular: readonly string[]; onClear: () => void }) {
  const t = useTranslations('library')
  const games = pickGames(useGames().games, popular)
  return (
    <>
      <EmptyState picture="compass">
        <button type="button" className="button" data-kind="quiet" onClick={onClear}>
          {t('searchClear')}
        </button>
      </EmptyState>
      <section aria-labelledby="search-popular">
        <h3 id="search-popular" className="row-title">
          {t('searchInstead')}
        </h3>
        <TileGrid games={games} />
      </section>
    </>
  )
}
