import { useTranslations } from 'use-intl'
import type { BlackjackDefinition } from '#engine/blackjack/definition.ts'
import { lookOf } from '../../stage/look.ts'
import type { DealView } from './deal.ts'
import { HandOnFelt } from './hand-on-felt.tsx'

export const Shoe = ({ slug }: { slug: string }) => (
  <img className="bj-shoe" src={lookOf(slug, false).symbol('shoe').replace('128', '256')} alt="" />
)

export function DealerOnFelt({ dealer, isStill }: { dealer: DealView['dealer']; isStill: boolean }) {
  const t = useTranslations('game.tables.blackjack')
  return (
    <div className="bj-dealer">
      <HandOnFelt
        name={t('dealer')}
        cards={dealer.cards}
        worth={dealer.worth}
        isStill={isStill}
        {...((dealer.worth?.total ?? 0) > 21 && { verdict: t('dealerBusts') })}
      />
    </div>
  )
}

/** Printed on the cloth. */
export function FeltPrint({ definition: { naturalPays } }: { definition: BlackjackDefinition }) {
  const t = useTranslations('game.tables.blackjack')
  const [won, each] = naturalPays
  return (
    <svg className="bj-print" viewBox="0 0 600 110" aria-hidden="true">
      <path id="bj-arc-1" d="M20 18 Q300 92 580 18" fill="none" />
      <path id="bj-arc-2" d="M60 58 Q300 116 540 58" fill="none" />
      <text className="bj-print-pays">
        <textPath href="#bj-arc-1" startOffset="50%">
          {t('pays', { won, each })}
        </textPath>
      </text>
      <text className="bj-print-stands">
        <textPath href="#bj-arc-2" startOffset="50%">
          {t('stands')}
        </textPath>
      </text>
    </svg>
  )
}
