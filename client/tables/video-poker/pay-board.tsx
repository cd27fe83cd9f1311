import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { VideoPokerDefinition } from '#engine/video-poker/definition.ts'
import { HAND_RANKS, type HandRank } from '#engine/video-poker/hands.ts'
import { rankValues } from './hand-view.ts'

interface PayBoardProps {
  readonly definition: VideoPokerDefinition
  readonly stake: number
  readonly format: (minor: number) => string
  /** The rank of the cards. */
  readonly rank: HandRank | undefined
  readonly isPaid: boolean
}

/** The pay of each hand at the selected amount; the current one is lit. */
export function PayBoard({ definition, stake, format, rank, isPaid }: PayBoardProps) {
  const t = useTranslations('game.tables.poker')
  const ranks = HAND_RANKS.filter((each) => definition.pays[each] > 0)
  return (
    <table className="vp-pays figures" aria-label={t('pays')} style={{ '--rows': Math.ceil(ranks.length / 2) } as CSSProperties}>
      <tbody>
        {ranks.map((each) => (
          <tr key={each} data-is-made={each === rank ? (isPaid ? 'paid' : 'dealt') : undefined}>
            <th scope="row">{t(`ranks.${each}`, rankValues(definition))}</th>
            <td>{format(definition.pays[each] * stake)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
