import './daily-login.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import type { Info } from '../contract.ts'
import { DayCard } from './day-card.tsx'
import { PrizePanel, type ClaimState } from './prize-panel.tsx'

export interface DailyLoginViewProps {
  readonly info: Info
  readonly claim: ClaimState
  readonly onClaim: () => void
  readonly onResend: () => void
  readonly onNextDay: () => void
  readonly onClose: () => void
}

const BANNER = '/art/banners/daily-login'

/** The week of prizes rendered from plain values, so that every state can be shown without a server. */
export function DailyLoginView({ info, claim, title, ...actions }: DailyLoginViewProps & { title: ReactNode }) {
  const t = useTranslations('daily-login')
  return (
    <div className="daily-login">
      <header className="daily-login-head">
        <img
          src={`${BANNER}-768.webp`}
          srcSet={`${BANNER}-576.webp 576w, ${BANNER}-768.webp 768w, ${BANNER}-1280.webp 1280w`}
          sizes="(max-width: 575px) 100vw, 512px"
          alt=""
        />
        {title}
        <p>{t('text', { left: Math.max(0, info.missable - info.missed) })}</p>
        <CoinsOnlyNote isCoinsOnly={info.isCoinsOnly} />
      </header>
      <ol className="day-grid" aria-label={t('week')}>
        {info.prizes.map((prize, at) => (
          <DayCard
            key={at}
            level={at + 1}
            prize={prize}
            info={info}
            isCelebrated={claim.prize !== undefined && at + 1 === info.activeLevel}
          />
        ))}
      </ol>
      <footer className="daily-login-foot">
        <PrizePanel info={info} claim={claim} {...actions} />
      </footer>
    </div>
  )
}
