import { useTranslations } from 'use-intl'
import { Choices } from './choices.tsx'

const RISKS = ['low', 'medium', 'high'] as const

type Risk = (typeof RISKS)[number]

interface OptionPanelProps {
  readonly isLocked: boolean
  /** A count to choose: rows of pegs, segments of a wheel. */
  readonly counts: {
    readonly label: string
    readonly values: readonly number[]
    readonly value: number
    readonly name: (count: number) => string
    readonly pick: (count: number) => void
  }
  readonly risk: { readonly value: Risk; readonly pick: (risk: Risk) => void }
}

/** The count and the risk of the next round. */
export function OptionPanel({ isLocked, counts, risk }: OptionPanelProps) {
  const t = useTranslations('game.tables.options')
  return (
    <div className="option-panel">
      <div>
        <span className="table-label">{counts.label}</span>
        <Choices
          label={counts.label}
          values={counts.values}
          value={counts.value}
          isLocked={isLocked}
          pick={counts.pick}
          name={(count) => <span aria-label={counts.name(count)}>{count}</span>}
        />
      </div>
      <div>
        <span className="table-label">{t('risk')}</span>
        <Choices
          label={t('risk')}
          values={RISKS}
          value={risk.value}
          isLocked={isLocked}
          pick={risk.pick}
          name={(each) => t(`risks.${each}`)}
        />
      </div>
    </div>
  )
}
