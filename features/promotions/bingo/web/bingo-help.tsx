import { useFormatter, useTranslations } from 'use-intl'
import { OddsNote } from '#client/fair/odds-note.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import { useAmount } from '#ui/format/amount.ts'
import { CampaignSection } from '#ui/promo/campaign-page.tsx'
import { CoinsOnlyNote } from '#ui/promo/coins-only-note.tsx'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { getGameData, getInfo } from '../contract.ts'
import { PatternPicture } from './pattern-picture.tsx'

const MINOR_PER_UNIT = 100

export interface BingoHelpProps {
  readonly info: ReplyOf<typeof getInfo>['data']
  readonly game: ReplyOf<typeof getGameData>['data']
}

/** Prizes with exact odds, what a game pays on average, and the rules; nothing where no bingo is planned. */
export function BingoHelp({ info, game }: BingoHelpProps) {
  const t = useTranslations('bingo')
  const { number } = useFormatter()
  const format = useAmount()
  const { prizes, average, coinsPerBall, neededPoint, isCoinsOnly, oddsHash } = info
  if (!average || coinsPerBall === null || game.calls === null) return null
  const [coins, entries] = [average.coins, average.entries].map((minor) =>
    number(minor / MINOR_PER_UNIT, { maximumFractionDigits: 2 }),
  ) as [string, string]
  return (
    <CampaignSection title={t('patterns')}>
      <div className="campaign-table-frame odds">
        <table className="campaign-table bingo-odds">
          <thead>
            <tr>
              <th scope="col">{t('help.pattern')}</th>
              <th scope="col" className="is-number">
                {t('help.chance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ pattern, chance, ...prize }) => (
              <tr key={pattern}>
                <td>
                  <span className="bingo-pattern-name">
                    <PatternPicture pattern={pattern} />
                    <span>
                      {t(`pattern.${pattern}`)} <PrizeLine {...prize} />
                    </span>
                  </span>
                </td>
                <td className="is-number">{t('help.oneIn', { number: number(1 / chance, digitsOf(1 / chance)) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="bingo-rules">
        <li>
          <b>{average.entries > 0 ? t('help.averageBoth', { coins, entries }) : t('help.average', { coins })}</b>
        </li>
        <li>{t('help.earn', { coins: format('coins', coinsPerBall) })}</li>
        <li>{t('help.full', { needed: neededPoint })}</li>
        <li>{t('help.calls', { count: game.calls, numbers: game.numbers })}</li>
        <li>{t('help.line')}</li>
        <li>{t('help.ends')}</li>
      </ul>
      <CoinsOnlyNote isCoinsOnly={isCoinsOnly} />
      {oddsHash === null ? null : <OddsNote hash={oddsHash} />}
    </CampaignSection>
  )
}

const FEW = 100

/** Likely ones with two decimals, rare ones as whole numbers. */
const digitsOf = (oneIn: number) => ({ maximumFractionDigits: oneIn < FEW ? 2 : 0 })
