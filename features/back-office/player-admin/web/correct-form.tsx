import { type FormEvent, useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { correctPerson, type FoundPlayer } from '../contract.ts'

/** The value as shown on a document, and the reason; the player sees the change immediately. */
export function CorrectForm({ player, onEnd }: { readonly player: FoundPlayer; readonly onEnd: (isDone: boolean) => void }) {
  const api = useApi()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const of = (field: string): string => (given.get(field) as string).trim()
    const changed = (['name', 'surname', 'birthDate'] as const).filter((field) => of(field) !== (player[field] ?? ''))
    if (changed.length === 0) return setProblem('Nothing is different.')
    const facts = Object.fromEntries(changed.map((field) => [field, of(field)]))
    setBusy(true)
    const reply = await api.call(correctPerson, { body: { playerId: player.id, why: of('why'), ...facts } }).catch(() => null)
    setBusy(false)
    if (reply?.success) return onEnd(true)
    setProblem(
      reply
        ? `Too young for the state of the account, which asks for ${reply.ageNeeded} years. Nothing was written.`
        : 'Saving failed. Check the fields and try again.',
    )
  }
  return (
    <form className="grid gap-4 border-t border-ink/10 pt-4 sm:grid-cols-3" onSubmit={(event) => void send(event)}>
      <Field label="Name">
        {(ids) => <input {...ids} className="input" name="name" defaultValue={player.name ?? ''} maxLength={60} />}
      </Field>
      <Field label="Surname">
        {(ids) => <input {...ids} className="input" name="surname" defaultValue={player.surname ?? ''} maxLength={60} />}
      </Field>
      <Field label="Born">
        {(ids) => <input {...ids} className="input" name="birthDate" type="date" defaultValue={player.birthDate} required />}
      </Field>
      <div className="sm:col-span-3">
        <Field
          label="Reason, and which document shows it"
          hint="At least five characters. Kept in the audit log."
          error={problem || undefined}
        >
          {(ids) => <input {...ids} className="input" name="why" minLength={5} maxLength={500} required />}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-3">
        <button type="submit" className="button" disabled={isBusy}>
          Put it right
        </button>
        <button type="button" className="button" data-kind="quiet" onClick={() => onEnd(false)}>
          Leave it
        </button>
      </div>
    </form>
  )
}
