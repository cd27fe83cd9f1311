import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { MODE_ASSETS, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { claimHash, claimOf } from '#client/claim.ts'

export function ReplayTop({ title }: { title: string }) {
  const t = useTranslations('round-history')
  return (
    <header className="game-top">
      <LocalLink to="/rounds" className="game-button" aria-label={t('backToRounds')}>
        <Icon name="arrow-left-bold" />
      </LocalLink>
      <p className="game-title">{title}</p>
      <p className="replay-badge">{t('replay')}</p>
    </header>
  )
}

export function RoundFacts({ round }: { round: WireRoundDetail }) {
  const t = useTranslations('round-history')
  const format = useAmount()
  const dateTime = useDateTimeText()
  const { granted } = MODE_ASSETS[round.mode]
  return (
    <div className="game-panel replay-facts">
      <small>{dateTime(round.at, 'second')}</small>
      <b className="figures">{t('playedAndWon', { played: format(granted, round.stake), won: format(granted, round.win) })}</b>
    </div>
  )
}

export function CheckLink({ round }: { round: WireRoundDetail }) {
  const t = useTranslations('round-history')
  return (
    <LocalLink className="game-panel replay-check" to={`/fair${claimHash(claimOf(round))}`}>
      <Icon name="scales-fill" />
      {t('checkRound')}
    </LocalLink>
  )
}
