import { useTranslations } from 'use-intl'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useShelfOverPage } from './queries.ts'
import { ShelfView } from './shelf-view.tsx'
import { StandIn } from './stand-in.tsx'
import './packages.css'

/** The store, over the page one is on. */
export default function StoreModal() {
  const t = useTranslations('packages')
  const { data, isError, refetch } = useShelfOverPage()
  if (!data) return <StandIn title={t('title')} isFailed={isError} onRetry={() => void refetch()} />
  return (
    <div className="modal-body package-store">
      <ModalTitle>{t('title')}</ModalTitle>
      <p className="text-muted">{t('subtitle')}</p>
      <ShelfView shelf={data.data} />
    </div>
  )
}
