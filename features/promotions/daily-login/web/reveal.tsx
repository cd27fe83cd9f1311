import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CountingAmount } from '#ui/format/counting-amount.tsx'
import type { Prize } from '../contract.ts'
import { usePrizeText } from './use-prize-text.ts'

/** Reveals the prize with an overshoot while its coins count up. Announced once as a whole to screen readers. */
export function Reveal({ prize }: { prize: Prize }) {
  const t = useTranslations('daily-login')
  const { main, more } = usePrizeText()(prize)
  const coins = useRisen(prize.coins)
  return (
    <div className="reveal">
      <output className="sr-only">{[t('won'), main, ...more].join(', ')}</output>
      <p className="text-center font-semibold text-accent" aria-hidden="true">
        {t('won')}
      </p>
      <p className="reveal-parts" aria-hidden="true">
        {prize.coins > 0 ? (
          <span className="reveal-part">
            <img src="/art/interface/coin-128.webp" width={44} height={44} alt="" />
            <CountingAmount asset="coins" minor={coins} />
          </span>
        ) : null}
        {(prize.coins > 0 ? more : [main, ...more]).map((part) => (
          <span key={part} className="reveal-part reveal-more">
            {part}
          </span>
        ))}
      </p>
    </div>
  )
}

/** Starts at zero so that the count-up has a starting point. */
function useRisen(minor: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => setShown(minor), [minor])
  return shown
}
