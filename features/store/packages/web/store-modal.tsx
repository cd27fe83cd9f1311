import { useTranslations } from 'use-intl'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useStorefrontOverPage } from './queries.ts'
import { StoreSubtitle, StorefrontView } from './storefront-view.tsx'
import { StandIn } from './stand-in.tsx'
import './packages.css'

/** The store in a modal. */
export default function StoreModal() {
  const t = useTranslations('packages')
  const { data, isError, refetch } = useStorefrontOverPage()
  if (!data) return <StandIn title={t('title')} isFailed={isError} onRetry={() => void refetch()} />
  return (
    <div className="modal-body package-store">
      <ModalTitle>{t('title')}</ModalTitle>
      <StoreSubtitle storefront={data.data} />
      <StorefrontView storefront={data.data} />
    </div>
  )
}
