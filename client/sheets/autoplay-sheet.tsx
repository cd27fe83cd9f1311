import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAmount } from '#ui/format/amount.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { MODE_ASSETS } from '#features/play/game-session/contract.ts'
import { roundLosses } from '../play/autoplay.ts'
import type { SheetProps } from './sheet.ts'

const COUNTS = [10, 25, 50, 100]
const WIN_MULTIPLES = [10, 50, 100]

/** The number of rounds, and earlier stop conditions. */
export default function AutoplaySheet({ tools: { play, state }, close }: SheetProps) {
  const t = useTranslations('game')
  const format = useAmount()
  const { granted } = MODE_ASSETS[state.mode]
  const [rounds, setRounds] = useState(COUNTS[0] ?? 10)
  const [winMax, setWinMax] = useState<number | null>(null)
  const [lossMax, setLossMax] = useState<number | null>(null)
  const [stopsOnFreeSpins, setStopsOnFreeSpins] = useState(true)
  const losses = roundLosses(state.stake, state.balanceShown)
  return (
    <div className="modal-body">
      <ModalTitle>{t('autoplay')}</ModalTitle>
      <Choice
        label={t('autoplayRounds')}
        value={rounds}
        onPick={setRounds}
        options={COUNTS.map((count) => [count, String(count)])}
      />
      <Choice
        label={t('stopOnWin')}
        value={winMax}
        onPick={setWinMax}
        options={[[null, t('never')], ...WIN_MULTIPLES.map((times) => option(state.stake * times))]}
      />
      <Choice label={t('stopOnLoss')} value={lossMax} onPick={setLossMax} options={[[null, t('never')], ...losses.map(option)]} />
      <label className="game-choice-switch">
        {t('stopOnFreeSpins')}
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={stopsOnFreeSpins}
          onClick={() => setStopsOnFreeSpins(!stopsOnFreeSpins)}
        />
      </label>
      <button
        type="button"
        className="button mt-6 w-full"
        onClick={() => {
          close()
          play.startAutoplay({ rounds, winMax, lossMax, stopsOnFreeSpins })
        }}
      >
        {t('autoplayStart', { count: rounds })}
      </button>
    </div>
  )

  function option(amount: number): [number, string] {
    return [amount, format(granted, amount)]
  }
}

interface ChoiceProps<T> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [value: T, text: string])[]
  readonly onPick: (value: T) => void
}

function Choice<T extends number | null>({ label, value, options, onPick }: ChoiceProps<T>) {
  return (
    <fieldset className="game-choice">
      <legend>{label}</legend>
      {options.map(([each, text]) => (
        <label key={String(each)} className="figures">
          <input type="radio" name={label} checked={each === value} onChange={() => onPick(each)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
