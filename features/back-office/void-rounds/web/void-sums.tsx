import { DeskTable } from '#ui/parts/desk-table.tsx'
import type { VoidSum } from '../contract.ts'
import { amountText, modeText } from './texts.ts'

const HEADS = ['Currency', 'Rounds', 'Players', 'Play amounts', 'Wins', 'Jackpots, kept']

/** Rounds by game mode, those of test accounts apart. */
export function VoidSums({ sums, label }: { readonly sums: readonly VoidSum[]; readonly label: string }) {
  return (
    <div className="grid min-w-0 gap-2">
      <p className="font-semibold">{label}</p>
      <DeskTable label={label} heads={HEADS}>
        {sums.map(({ mode, isTest, rounds, open, players, stake, win, jackpots }) => (
          <tr key={`${mode} ${isTest}`}>
            <th scope="row">
              {modeText(mode)}
              {isTest ? ', test accounts' : ''}
            </th>
            <td data-label="Rounds">
              {rounds.toLocaleString('en-US')}
              {open > 0 ? ` (${open.toLocaleString('en-US')} open)` : ''}
            </td>
            <td data-label="Players">{players.toLocaleString('en-US')}</td>
            <td data-label="Play amounts">{amountText(stake)}</td>
            <td data-label="Wins">{amountText(win)}</td>
            <td data-label="Jackpots, kept">{amountText(jackpots)}</td>
          </tr>
        ))}
      </DeskTable>
    </div>
  )
}
