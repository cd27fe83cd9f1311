import { useTranslations } from 'use-intl'
import type { DefinitionOf } from '#engine/definition.ts'
import type { RoundEventOf } from '#engine/events.ts'
import type { SayTools, TableKind, TableScreen } from './table-screen.ts'

interface TableTextProps<K extends TableKind> {
  readonly screen: TableScreen<K>
  readonly definition: DefinitionOf<K>
  /** The visible events only. */
  readonly events: readonly RoundEventOf<K>[]
  /** Minor units, if it is to be announced. */
  readonly balance: number | null
  readonly format: (minor: number) => string
}

/** The table in sentences, announced as they appear. */
export function TableText<K extends TableKind>({ screen, definition, events, balance, format }: TableTextProps<K>) {
  const t = useTranslations('game.tables')
  const g = useTranslations('game')
  const tools: SayTools = { t: t as unknown as SayTools['t'], format }
  // A result stated by a single sentence needs no total.
  const isSum = events.filter((event) => 'amount' in event && event.amount > 0).length > 1
  const said = events.flatMap((event) => {
    const end = isSum && event.type === 'roundEnd' ? g('said.total', { amount: format(event.payout) }) : undefined
    const text = screen.say(event, tools, definition) ?? end
    return text === undefined ? [] : [text]
  })
  const last = balance === null ? [] : [g('said.balance', { amount: format(balance) })]
  return (
    <div className="sr-only">
      {/* Announces only additions: a hand is not read from its start with every card. */}
      <div role="log" aria-live="polite" data-testid="table-text">
        {[...said, ...last].map((sentence, index) => (
          <p key={`${index} ${sentence}`}>{`${sentence} `}</p>
        ))}
      </div>
    </div>
  )
}
