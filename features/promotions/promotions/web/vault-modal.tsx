import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMayPromote } from '#client/player.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { getPromotionsPage } from '../contract.ts'
import { PausedNote } from './paused-note.tsx'
import { PromotionList } from './promotion-list.tsx'

const SHOWN_MAX = 4

/** The vault: what is available now and what opens next. */
export default function VaultModal() {
  const t = useTranslations('promotions')
  const mayPromote = useMayPromote()
  const { data, isError, refetch } = useQuery(queryOf(useApi(), getPromotionsPage))
  const cards = data?.payload.promotions.filter(({ state }) => state !== 'none')
  if (!mayPromote)
    return (
      <div className="modal-body vault grid gap-4">
        <ModalTitle>{t('vaultTitle')}</ModalTitle>
        <PausedNote />
      </div>
    )
  return (
    <div className="modal-body vault grid gap-4">
      <ModalTitle>{t('vaultTitle')}</ModalTitle>
      <p className="text-muted">{t(cards?.length === 0 ? 'vaultEmpty' : 'vaultText')}</p>
      {isError ? (
        <button type="button" className="button" data-kind="quiet" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      ) : cards ? (
        <PromotionList cards={cards} most={SHOWN_MAX} onFlip={() => void refetch()} />
      ) : (
        <span className="skeleton h-40 rounded-card" />
      )}
      <LocalLink className="button" to="/promotions" replace>
        {t('all')}
      </LocalLink>
    </div>
  )
}
