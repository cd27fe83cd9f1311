import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { interfaceArt } from '#ui/brand/interface-art.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import './daily-login.css'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** Skeleton of the week while it loads. */
export function Loading() {
  const t = useTranslations('daily-login')
  return (
    <div className="daily-login" aria-busy="true">
      <header className="daily-login-head bg-raised">
        <ModalTitle>{t('title')}</ModalTitle>
        <p>{t('text', { left: 0 })}</p>
      </header>
      <ul className="day-grid">
        {DAYS.map((day) => (
          <li key={day} className="day-card skeleton" data-is-last={day === DAYS.length} />
        ))}
      </ul>
      <div className="daily-login-foot">
        <div className="skeleton h-16 rounded-control" />
      </div>
    </div>
  )
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('daily-login')
  return (
    <Empty text={t('failed')}>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </Empty>
  )
}

export function Inactive({ onClose }: { onClose: () => void }) {
  const t = useTranslations('daily-login')
  return (
    <Empty text={t('inactive')}>
      <button type="button" className="button" data-kind="quiet" onClick={onClose}>
        {t('done')}
      </button>
    </Empty>
  )
}

function Empty({ text, children }: { text: string; children: ReactNode }) {
  const t = useTranslations('daily-login')
  return (
    <div className="modal-body grid justify-items-center gap-4 text-center">
      <ModalTitle isHidden>{t('title')}</ModalTitle>
      <img {...interfaceArt('daily-login')} width={96} height={96} alt="" />
      <p className="text-muted">{text}</p>
      {children}
    </div>
  )
}
