import { useTranslations } from 'use-intl'
import type { RoundEventOf } from '#engine/events.ts'
import type { SayTools, TableKind, TableScreen } from './table-screen.ts'
import { shownEvents, type TableState } from './table-state.ts'

interface TableTextProps<K extends TableKind> {
  readonly screen: TableScreen<K>
  readonly state: TableState
  readonly format: (minor: number) => string
}

/** What is on the table in sentences, said as they come. */
export function TableText<K extends TableKind>({ screen, state, format }: TableTextProps<K>) {
  const t = useTranslations('game.tables')
  const g = useTranslations('game')
  const tools: SayTools = { t: t as unknown as SayTools['t'], format }
  const said = shownEvents(state).flatMap((event) => {
    const end = event.type === 'roundEnd' && event.payout > 0 ? g('said.total', { amount: format(event.payout) }) : undefined
    const text = screen.say(event as RoundEventOf<K>, tools) ?? end
    return text === undefined ? [] : [text]
  })
  const last = state.phase === 'idle' && state.round ? [g('said.balance', { amount: format(state.balanceShown) })] : []
  return (
    <div className="sr-only">
      <p role="status" aria-live="polite">
        {[...said, ...last].join(' ')}
      </p>
    </div>
  )
}
