import './fun-machine.css'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { scrollToPart } from '#ui/page/scroll-to-part.ts'
import { PrizeLine } from '#ui/promo/prize-line.tsx'
import type { PullPrize } from '../contract.ts'
import { CapsuleMachine, CapsuleMark } from './capsules.tsx'
import type { Pulling } from './queries.ts'

const WHOLE = 100_000

interface MachineTableProps {
  readonly pulling: Pulling
  readonly prizes: readonly PullPrize[]
  /** Another pull is ready. */
  readonly isReady: boolean
}

/** The machine, the capsule that it gave, and what its capsules hold with their exact odds. */
export function MachineTable({ pulling, prizes, isReady }: MachineTableProps) {
  const t = useTranslations('fun-machine')
  const { number } = useFormatter()
  const { won, isPending, onPull } = pulling
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPending) scrollToPart(frame.current)
  }, [isPending])
  const isOpen = won !== undefined && !isPending
  return (
    <div ref={frame} className="fun-table card">
      <CapsuleMachine phase={isPending ? 'pulling' : isOpen ? 'open' : 'idle'} prize={won?.index} />
      <div className="fun-side">
        <div className="fun-result" role="status" data-is-win={isOpen}>
          {isPending ? <p>{t('pulling')}</p> : isOpen ? <Won won={won} /> : <p className="text-muted">{t('idle')}</p>}
        </div>
        {isOpen && isReady ? (
          <button type="button" className="button" onClick={onPull}>
            {t('again')}
          </button>
        ) : null}
        <h3 className="fun-odds-title">{t('odds')}</h3>
        <ul className="fun-odds">
          {prizes.map(({ coins, entries, chancePer100k }, at) => (
            <li key={at} data-is-won={isOpen && won.index === at}>
              <CapsuleMark prize={at} />
              <PrizeLine coins={coins} entries={entries} />
              <span className="figures text-muted">
                {number(chancePer100k / WHOLE, { style: 'percent', maximumSignificantDigits: 3 })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Won({ won: { coins, entries } }: { won: NonNullable<Pulling['won']> }) {
  const t = useTranslations('fun-machine')
  const isNothing = coins + entries === 0
  return (
    <>
      <h3>{t(isNothing ? 'nothingTitle' : 'won')}</h3>
      {isNothing ? null : (
        <p className="fun-prize">
          <PrizeLine coins={coins} entries={entries} />
        </p>
      )}
      <p className="text-muted">{t(isNothing ? 'nothingText' : 'wonText')}</p>
    </>
  )
}
