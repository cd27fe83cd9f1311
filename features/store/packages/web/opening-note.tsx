import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icons/icon.tsx'
import { Countdown } from '#ui/time/countdown.tsx'
import type { Sales } from '../contract.ts'
import { useRereadStorefront } from './queries.ts'
import './packages.css'

/** The operator's notice that nothing can be bought yet; nothing once purchases are open. */
export function OpeningNote({ sales }: { sales: Sales }) {
  const t = useTranslations('packages')
  const reread = useRereadStorefront()
  if (sales.isOpen) return null
  return (
    <div className="package-note">
      <Icon name="hourglass-medium-fill" className="size-6" />
      <div>
        <p className="package-note-title">{sales.isClosedToTestAccount ? t('testTitle') : sales.title || t('closedTitle')}</p>
        <p className="text-muted">{sales.isClosedToTestAccount ? t('testText') : sales.text || t('closedText')}</p>
      </div>
      {sales.opensAt === null ? null : (
        <p className="package-note-clock">
          <Countdown until={sales.opensAt} onEnd={reread} />
        </p>
      )}
    </div>
  )
}
