import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { DeskTable } from '#ui/parts/desk-table.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { timeText } from '#ui/parts/operator-text.ts'
import { type CareCase, listCare } from '../contract.ts'
import { LEVELS, levelTone } from './words.ts'

/** Players with markers of harm, by level and due time, never by what they spend. English only. */
export default function CareQueue() {
  return (
    <DeskPage title="Care">
      <DeskData of={listCare}>{({ cases, total }) => <Cases cases={cases} total={total} />}</DeskData>
    </DeskPage>
  )
}

function Cases({ cases, total }: DataOf<typeof listCare>) {
  if (total === 0) return <QueueEmpty>No cases are open.</QueueEmpty>
  return (
    <>
      <p className="max-w-[70ch] text-muted">
        Each night the play of everyone seen the day before is checked for markers of harm. The highest level comes first, then
        the earliest due time. From level 3 the player gets no marketing until the case is closed.
      </p>
      {total > cases.length ? (
        <p className="operator-said">
          The first {cases.length} of {total} cases. Closed ones make room for the others.
        </p>
      ) : null}
      <DeskTable label="Cases" heads={['Player', 'Level', 'Due', 'Open since', 'Contacts']}>
        {cases.map((each) => (
          <Row key={each.id} careCase={each} />
        ))}
      </DeskTable>
    </>
  )
}

const Row = ({ careCase: { id, player, level, dueAt, isOverdue, openedAt, contacts } }: { readonly careCase: CareCase }) => (
  <tr>
    <th scope="row">
      <LocalLink to={`/operator/care/${id}`} className="inline-flex min-h-11 items-center font-semibold underline">
        {player.login}
      </LocalLink>
    </th>
    <td data-wide="">
      <span className="operator-tag" data-tone={levelTone(level)}>
        {level}: {LEVELS[level]}
      </span>
    </td>
    <td data-label="Due" className={isOverdue ? 'font-bold' : undefined}>
      {timeText(dueAt)}
      {isOverdue ? ', overdue' : ''}
    </td>
    <td data-label="Open since">{timeText(openedAt)}</td>
    <td data-label="Contacts">{contacts === 0 ? 'none' : contacts}</td>
  </tr>
)
