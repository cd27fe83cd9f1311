import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import type { DataOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { QueueEmpty } from '#ui/parts/operator-frame.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { type BarredPerson, listBarred, removeBarred } from '../../shared/operator-contract.ts'
import { AddForm } from './add-form.tsx'
import { MatchCard, REASONS } from './match-card.tsx'

/** The people barred from entries, and the accounts that match. English only. */
export default function BarredDesk() {
  return (
    <DeskPage title="Barred people">
      {({ may }) => (
        <DeskData of={listBarred}>
          {(list, reload) => <Barred {...list} mayWrite={may('eligibility-write')} onChanged={() => void reload()} />}
        </DeskData>
      )}
    </DeskPage>
  )
}

interface BarredProps extends DataOf<typeof listBarred> {
  readonly mayWrite: boolean
  readonly onChanged: () => void
}

function Barred({ persons, matches, withoutAddress, mayWrite, onChanged }: BarredProps) {
  return (
    <>
      {withoutAddress.length > 0 ? (
        <p className="operator-alert">
          These operators have no personal email on the{' '}
          <LocalLink to="/operator/team" className="text-link">
            Team page
          </LocalLink>
          , so no account can match them: {withoutAddress.join(', ')}.
        </p>
      ) : null}
      <section className="grid gap-4" aria-label="Accounts that match">
        <h2 className="text-[20px]/7 font-bold">Accounts that match</h2>
        {matches.length === 0 ? <QueueEmpty>No account matches.</QueueEmpty> : null}
        <ul className="grid gap-4">
          {matches.map((match) => (
            <MatchCard key={`${match.player.id} ${match.subject}`} match={match} mayDecide={mayWrite} onChanged={onChanged} />
          ))}
        </ul>
      </section>
      {mayWrite ? <AddForm onAdded={onChanged} /> : null}
      <section className="grid gap-4" aria-label="The list">
        <h2 className="text-[20px]/7 font-bold">The list</h2>
        {persons.length === 0 ? <QueueEmpty isList>Nobody is on the list.</QueueEmpty> : null}
        <ul className="grid gap-4">
          {persons.map((person) => (
            <PersonCard key={person.id} person={person} mayRemove={mayWrite} onChanged={onChanged} />
          ))}
        </ul>
      </section>
    </>
  )
}

interface PersonCardProps {
  readonly person: BarredPerson
  readonly mayRemove: boolean
  readonly onChanged: () => void
}

function PersonCard({ person, mayRemove, onChanged }: PersonCardProps) {
  const api = useApi()
  const { id, name, surname, reason, birthDate, email, phone, address, zip, addedBy, addedAt } = person
  const facts = [birthDate, email, phone, address && `${address}, ${zip ?? ''}`].filter(Boolean)
  const remove = async (why: string) => {
    const reply = await api.call(removeBarred, { body: { id, why } }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    onChanged()
    return undefined
  }
  return (
    <li className="card grid gap-3 p-4">
      <h3 className="text-[18px]/6 font-bold break-words">
        {name} {surname} <span className="operator-tag">{REASONS[reason]}</span>
      </h3>
      <p className="break-words">{facts.join(' · ')}</p>
      <p className="text-muted">
        Added by {addedBy} on {addedAt.slice(0, 10)}.
      </p>
      {mayRemove ? (
        <details>
          <summary className="text-link w-fit">Remove from the list</summary>
          <div className="pt-3">
            <ReasonForm label={`Why ${name} ${surname} may have entries again`} action="Remove" kind="danger" onSend={remove} />
          </div>
        </details>
      ) : null}
    </li>
  )
}
