import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import type { lobbyEn } from './messages.en.ts'
import { GameGrid } from './game-grid.tsx'
import { pickGames, useGames } from './queries.ts'
import { searchGames } from './search-games.ts'

/** Finds games by name, kind and rules, with small slips of the finger forgiven; narrowed by category. */
export default function SearchModal() {
  const t = useTranslations('lobby')
  const payload = useGames()
  const inputId = useId()
  const [text, setText] = useState('')
  const [category, setCategory] = useState('all-games')
  const clear = () => {
    setText('')
    setCategory('all-games')
  }
  const asked = useDeferredValue(text.trim())
  const search = useMemo(
    () => searchGames(payload, (key) => (t.has(`rows.${key}`) ? t(`rows.${key as keyof typeof lobbyEn.rows}`) : key)),
    [payload, t],
  )
  const inCategory = new Set(payload.issueGamesIds[category])
  const ids = asked ? search(asked) : (payload.issueGamesIds['all-games'] ?? payload.games.map(({ id }) => id))
  const found = pickGames(payload.games, ids).filter(({ id }) => inCategory.size === 0 || inCategory.has(id))
  return (
    <div className="modal-body search-modal">
      <ModalTitle>{t('searchTitle')}</ModalTitle>
      <label className="mt-5 block" htmlFor={inputId}>
        <span className="sr-only">{t('searchLabel')}</span>
        <span className="relative block">
          <Icon name="magnifying-glass-bold" className="absolute left-4 top-3.5 size-5 text-muted" />
          <input
            id={inputId}
            className="input pl-12"
            type="search"
            autoComplete="off"
            data-autofocus
            enterKeyHint="search"
            placeholder={t('searchHint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
      </label>
      <ul className="chips no-scrollbar" aria-label={t('categories')}>
        {payload.menu
          .toSorted((a, b) => Number(b.key === 'allGames') - Number(a.key === 'allGames'))
          .map(({ key, slug }) => (
            <li key={key}>
              <button type="button" className="chip" aria-pressed={slug === category} onClick={() => setCategory(slug)}>
                {t.has(`chips.${key}`) ? t(`chips.${key as keyof typeof lobbyEn.chips}`) : key}
              </button>
            </li>
          ))}
      </ul>
      <output className="mt-4 block text-[14px]/5 text-muted">
        {found.length > 0 ? t('searchCount', { count: found.length }) : t('searchEmpty')}
      </output>
      {found.length > 0 ? <GameGrid games={found} /> : <NothingFound onClear={clear} />}
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTranslations('lobby')
  return (
    <div className="grid justify-items-center gap-6 py-14">
      <Icon name="smiley-sad-fill" className="size-24 text-line" />
      <button type="button" className="button" data-kind="quiet" onClick={onClear}>
        {t('searchClear')}
      </button>
    </div>
  )
}
