import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { MODE_ASSETS, type WireRoundDetail } from '#features/play/game-session/contract.ts'
import { listJackpotDraws } from '#features/play/jackpots/contract.ts'
import { mustDropsOf } from '#kernel/must-drops.ts'
import { VoidNote } from './void-note.tsx'
import { claimHash, claimOf, claimOfDrop } from '../claim.ts'

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
      <VoidNote round={round} />
    </div>
  )
}

/** Links to the verifier: of the round, and of each must-drop jackpot that it won. */
export function CheckLink({ round }: { round: WireRoundDetail }) {
  return mustDropsOf(round.game).length > 0 && round.proof.bet.pools ? (
    <div className="replay-checks">
      <CheckRound round={round} />
      <CheckJackpots round={round} />
    </div>
  ) : (
    <CheckRound round={round} />
  )
}

function CheckJackpots({ round: { id, mode } }: { round: WireRoundDetail }) {
  const t = useTranslations('round-history')
  const { data } = useQuery(queryOf(useApi(), listJackpotDraws, { query: { mode, round: id } }))
  return data?.data.won.map((draw) => (
    <LocalLink key={draw.commit} className="game-panel replay-check" to={`/fair${claimHash(claimOfDrop(draw))}`}>
      <Icon name="trophy-fill" />
      {t('checkJackpot')}
    </LocalLink>
  ))
}

function CheckRound({ round }: { round: WireRoundDetail }) {
  const t = useTranslations('round-history')
  return (
    <LocalLink className="game-panel replay-check" to={`/fair${claimHash(claimOf(round))}`}>
      <Icon name="scales-fill" />
      {t('checkRound')}
    </LocalLink>
  )
}
