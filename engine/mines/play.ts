import type { RoundEventOf, BetParams } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import { type BetRules, fieldsOf, isWholeWithin, paramsOf } from '../natural-odds/bet.ts'
import { PAY_UNITS } from '../natural-odds/mode.ts'
import { playSteps, type Steps, type Table } from '../natural-odds/steps.ts'
import type { Awaiting, Bet, Choice, PlayedRound } from '../round-contract.ts'
import type { MinesDefinition } from './definition.ts'
import { cellsOf, opensMax, payFor, payMax } from './odds.ts'

/** The params `{ mines }`: the number of mines. */
export const minesBets = (definition: MinesDefinition): BetRules<MinesDefinition, number> => ({
  readParams,
  unit: PAY_UNITS,
  multipleMax: payMax(definition),
})

/** All mines are laid before the first cell is opened; events keep them secret until the end. */
export function playMines(
  definition: MinesDefinition,
  stream: Stream,
  bet: Bet,
  choices: readonly Choice[] = [],
): PlayedRound<RoundEventOf<'mines'>> {
  const mines = paramsOf(minesBets(definition), definition, bet)
  return playSteps(definition, { stream, bet, choices }, (table) => sweep(definition, mines, table))
}

function* sweep(definition: MinesDefinition, mines: number, { stream, amount, emit }: Table<'mines'>): Steps {
  const order = stream.shuffle([...Array(cellsOf(definition)).keys()], 'place')
  const hidden = order.slice(0, mines).sort((left, right) => left - right)
  const opened: number[] = []
  while (opened.length < opensMax(definition, mines)) {
    const choice = yield turnAfter(definition, opened)
    if (choice.kind === 'cash-out') break
    const cell = choice.cell as number
    const isMine = hidden.includes(cell)
    if (!isMine) opened.push(cell)
    const pay = isMine ? 0 : payFor(definition, mines, opened.length)
    emit({ type: 'cellOpened', cell, isMine, gems: opened.length, pay })
    if (isMine) {
      emit({ type: 'minesShown', cells: hidden })
      return 0
    }
  }
  const pay = payFor(definition, mines, opened.length)
  const won = (amount / PAY_UNITS) * pay
  emit({ type: 'gemsCollected', gems: opened.length, pay, amount: won })
  emit({ type: 'minesShown', cells: hidden })
  return won
}

/** An abandoned round is collected. With nothing open, this returns the stake; players cannot choose it. */
function turnAfter(definition: MinesDefinition, opened: readonly number[]): Awaiting {
  const closed = [...Array(cellsOf(definition)).keys()].filter((cell) => !opened.includes(cell))
  const opens = closed.map((cell) => ({ kind: 'open', cell }))
  const choices: Choice[] = opened.length > 0 ? [COLLECT, ...opens] : opens
  return { options: choices.map((choice) => ({ choice, cost: 0 })), byDefault: COLLECT }
}

const COLLECT: Choice = { kind: 'cash-out' }

function readParams({ minesMin, minesMax }: MinesDefinition, params: BetParams | undefined): number | undefined {
  const { mines } = fieldsOf(params, ['mines']) ?? {}
  return isWholeWithin(mines, minesMin, minesMax) ? mines : undefined
}
