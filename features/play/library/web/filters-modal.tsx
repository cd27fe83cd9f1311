import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ModalProps } from '#ui/feature.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { afterPaint } from '#ui/page/after-paint.ts'
import { applyFilters, choicesOf, countChosen, withoutFilters } from './filters.ts'
import { FilterFields } from './filter-fields.tsx'
import { useGamesOf } from './games-of.ts'
import { useFilters } from './use-filters.ts'

/** The filters as a sheet: a choice applies when the list is shown, so that 'back' leaves the list unchanged. */
export default function FiltersModal({ args }: ModalProps) {
  const t = useTranslations('library')
  const [known, choose] = useFilters()
  const [draft, setDraft] = useState(known)
  const games = useGamesOf(args['provider'] ? { provider: args['provider'] } : { category: args['category'] ?? 'all-games' })
  const count = applyFilters(games, draft).length
  return (
    <div className="filters-modal">
      <div className="modal-body">
        <ModalTitle>{t('filter')}</ModalTitle>
        <FilterFields choices={choicesOf(games)} filters={draft} onChange={setDraft} />
      </div>
      <div className="filters-foot">
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={countChosen(draft) === 0}
          onClick={() => setDraft(withoutFilters(draft))}
        >
          {t('clearAll')}
        </button>
        <button type="button" className="button flex-1" aria-live="polite" onClick={() => afterPaint(() => choose(draft))}>
          {t('showGames', { count })}
        </button>
      </div>
    </div>
  )
}
