import { useTranslations } from 'use-intl'
import type { GameFacts as Facts } from '#features/play/lobby/contract.ts'
import { useAmount } from '#ui/format/amount.ts'
import { writeNumber, writePercent } from '#ui/format/plain-number.ts'
import { useValueName } from './filter-names.ts'

/** Facts from a game's math report, shown before play. */
export function GameFacts({ facts, isCoins }: { facts: Facts; isCoins: boolean }) {
  const t = useTranslations('library')
  const percent = (points: number) => writePercent(points)
  const valueName = useValueName()
  const format = useAmount()
  const asset = isCoins ? 'coins' : 'entries'
  const mode = isCoins ? 'TournamentPoints' : 'SweepStakes'
  const range = (from: string, to: string) => (from === to ? from : t('fromTo', { from, to }))
  const { rtp, hitRate, volatility, topWin, playMin, playMax, isOfSkill } = facts
  const [lowest = '', highest = lowest] = [volatility[0], volatility.at(-1)]
  const rows = [
    [t(isOfSkill ? 'factNames.rtpSkill' : 'factNames.rtp'), range(percent(rtp.min), percent(rtp.max))],
    [t('factNames.volatility'), range(valueName('volatility', lowest), valueName('volatility', highest))],
    [t('factNames.hitRate'), range(percent(hitRate.min), percent(hitRate.max))],
    [t('factNames.topWin'), t('topWin', { times: writeNumber(topWin.multiple), oneIn: writeNumber(topWin.oneIn) })],
    [t('factNames.play'), t('fromTo', { from: format(asset, playMin[mode]), to: format(asset, playMax[mode]) })],
  ] as const
  return (
    <dl className="game-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
      <div className="game-facts-features">
        <dt className="sr-only">{t('factNames.mechanic')}</dt>
        <dd>
          {[valueName('mechanic', facts.mechanic), ...facts.features.map((feature) => valueName('feature', feature))].map(
            (name) => (
              <span key={name} className="fact-chip">
                {name}
              </span>
            ),
          )}
        </dd>
      </div>
    </dl>
  )
}
