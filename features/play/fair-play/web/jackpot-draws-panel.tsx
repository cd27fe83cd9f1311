import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CopiedValue } from '#client/fair/copied-value.tsx'
import { claimHash, claimOfDrop } from '#client/claim.ts'
import { useMode } from '#client/game-tiles/games.ts'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { listJackpotDraws, type OpenDrop, type WonDrop } from '#features/play/jackpots/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useDateTimeText } from '#ui/time/date-time-text.ts'

/** Must-drop jackpots of the current balance: the commitments in use, and the proofs of those that dropped. */
export function JackpotDrawsPanel() {
  const t = useTranslations('fair-play')
  const mode = useMode()
  const { data } = useQuery(queryOf(useApi(), listJackpotDraws, { query: { mode } }))
  const { open, won } = data?.data ?? { open: [], won: [] }
  if (open.length + won.length === 0) return null
  return (
    <section aria-labelledby="jackpot-draws">
      <h2 id="jackpot-draws">
        <Icon name="trophy-fill" />
        {t('drops')}
      </h2>
      <p className="fair-text">{t('dropsText')}</p>
      <ul className="seed-pairs">
        {open.map((draw) => (
          <OpenCard key={draw.commit} draw={draw} asset={MODE_ASSETS[mode].granted} />
        ))}
        {won.map((draw) => (
          <WonCard key={draw.commit} draw={draw} asset={MODE_ASSETS[mode].granted} />
        ))}
      </ul>
    </section>
  )
}

type Asset = 'coins' | 'entries'

function OpenCard({ draw, asset }: { draw: OpenDrop; asset: Asset }) {
  const t = useTranslations('fair-play')
  const format = useAmount()
  const dateTime = useDateTimeText()
  const { rules, committedAt } = draw
  const limits = { from: format(asset, rules.from), to: format(asset, rules.to), at: dateTime(committedAt, 'short') }
  return (
    <li className="card seed-pair">
      <h3>{useDropName(draw)}</h3>
      <p className="fair-text">{t('dropLimit', limits)}</p>
      <dl className="fair-facts">
        <CopiedValue label={t('commit')} value={draw.commit} />
        <CopiedValue label={t('nextHash')} value={draw.next} />
      </dl>
    </li>
  )
}

function WonCard({ draw, asset }: { draw: WonDrop; asset: Asset }) {
  const t = useTranslations('fair-play')
  const format = useAmount()
  const dateTime = useDateTimeText()
  const name = useDropName(draw)
  return (
    <li className="card seed-pair">
      <h3>{name}</h3>
      <p className="fair-text">{t('dropWon', { amount: format(asset, draw.amount), at: dateTime(draw.revealedAt, 'short') })}</p>
      <dl className="fair-facts">
        <CopiedValue label={t('commit')} value={draw.commit} />
      </dl>
      <div className="fair-actions">
        <LocalLink
          className="button"
          data-kind="quiet"
          to={`/fair${claimHash(claimOfDrop(draw))}`}
          aria-label={`${t('checkShared')}: ${name}`}
        >
          {t('checkShared')}
        </LocalLink>
      </div>
    </li>
  )
}

function useDropName({ tier, title }: Pick<OpenDrop, 'tier' | 'title'>): string {
  const t = useTranslations('fair-play.dropTiers')
  return `${title} · ${t(tier)}`
}
