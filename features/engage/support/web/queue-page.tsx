import { useSearchParams } from 'react-router'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { ListChoice } from '#ui/parts/list-choice.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { listTickets } from '../contract.ts'
import { TicketSearch } from './ticket-search.tsx'
import { TicketTalk } from './ticket-talk.tsx'
import './support.css'

const LISTS = { open: 'Open', all: 'All questions' } as const
const LOOK_AGAIN_MS = 30_000

/** The support queue for operators, and the search in all questions. English only. */
export default function SupportQueue() {
  const [search, setSearch] = useSearchParams()
  const shown = search.get('show') === 'all' ? 'all' : 'open'
  return (
    <DeskPage
      title="Support"
      actions={
        <ListChoice
          label="Which questions"
          lists={LISTS}
          shown={shown}
          onShow={(list) => setSearch(list === 'open' ? {} : { show: list })}
        />
      }
    >
      {({ may }) =>
        shown === 'all' ? <TicketSearch mayAnswer={may('players-decide')} /> : <Queue mayAnswer={may('players-decide')} />
      }
    </DeskPage>
  )
}

const Queue = ({ mayAnswer }: { readonly mayAnswer: boolean }) => (
  <DeskData of={listTickets} everyMs={LOOK_AGAIN_MS}>
    {({ tickets }) =>
      tickets.length === 0 ? (
        <QueueEmpty>No questions are open.</QueueEmpty>
      ) : (
        <ul className="grid gap-4">
          {tickets.map((ticket) => (
            <li key={ticket.id} className="card grid gap-4 p-4">
              <TicketTalk ticket={ticket} mayAnswer={mayAnswer} />
            </li>
          ))}
        </ul>
      )
    }
  </DeskData>
)
