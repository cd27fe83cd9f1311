import { useTranslations } from 'use-intl'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { useSupport } from './queries.ts'
import { SupportView } from './support-view.tsx'

/** The support view as a modal over the current page. */
export default function SupportModal() {
  const t = useTranslations('support')
  const hasChat = useSupport().data?.data.hasChat ?? false
  return (
    <div className="modal-body support-modal">
      <ModalTitle>{t(hasChat ? 'chatTitle' : 'title')}</ModalTitle>
      <p className="text-muted">{t(hasChat ? 'chatIntro' : 'intro')}</p>
      <SupportView />
    </div>
  )
}
