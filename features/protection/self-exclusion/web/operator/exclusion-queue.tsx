import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { QueueEmpty, QueueError } from '#ui/parts/operator-frame.tsx'
import { findHolders, type Holder, partPersons } from '../../shared/operator-contract.ts'

/** Where operators see which accounts count as one person's with a player's, and separate two people who look alike. English only. */
export default function ExclusionsDesk() {
  return <DeskPage title="Exclusions">{({ role }) => <Search role={role} />}</DeskPage>
}

const textOf = (event: FormEvent<HTMLFormElement>, field: string): string => {
  event.preventDefault()
  return (new FormData(event.currentTarget).get(field) as string).trim()
}

function Search({ role }: { readonly role: OperatorRole }) {
  const api = useApi()
  const find = useMutation({
    mutationFn: async (playerId: string) => ({
      playerId,
      ...(await api.call(findHolders, { body: { playerId } })).data,
    }),
  })
  const { data, error, isPending, mutate } = find
  return (
    <>
      <form
        className="card grid gap-4 p-4 sm:grid-cols-[1fr_auto] sm:items-start"
        role="search"
        onSubmit={(event) => mutate(textOf(event, 'player'))}
      >
        <Field label="Player ID" hint="From the Players page (plr_…). Each view is recorded in the audit log.">
          {(ids) => <input {...ids} className="input" name="player" autoComplete="off" pattern="\s*plr_\w+\s*" required />}
        </Field>
        <button type="submit" className="button sm:mt-[26px]" disabled={isPending}>
          Look up
        </button>
      </form>
      {error ? <QueueError error={error} /> : null}
      {data?.holders.length === 0 ? (
        <QueueEmpty isList>No other account counts as the same person as {data.login}.</QueueEmpty>
      ) : null}
      <ul className="grid gap-4">
        {data?.holders.map((holder) => (
          <HolderRow
            key={holder.id}
            holder={holder}
            held={data}
            mayPart={mayOperator(role, 'players-decide')}
            onParted={() => mutate(data.playerId)}
          />
        ))}
      </ul>
    </>
  )
}

function absenceText({ kind, until }: NonNullable<Holder['absence']>): string {
  const end = until === null ? 'without an end' : `until ${new Date(until * 1_000).toISOString().slice(0, 10)}`
  return `${kind === 'break' ? 'On a break' : 'Excluded'} ${end}`
}

interface HolderRowProps {
  readonly holder: Holder
  readonly held: { readonly playerId: string; readonly login: string }
  readonly mayPart: boolean
  readonly onParted: () => void
}

function HolderRow({ holder: { id, brand, login, absence }, held, mayPart, onParted }: HolderRowProps) {
  const api = useApi()
  const part = useMutation({
    mutationFn: (why: string) => api.call(partPersons, { body: { playerId: held.playerId, otherId: id, why } }),
    onSuccess: onParted,
  })
  return (
    <li className="card grid gap-4 p-4">
      <h2 className="text-[18px]/6 font-bold break-words">
        {login} ({brand})
      </h2>
      <p className="text-muted">
        {absence
          ? `${absenceText(absence)}. Holds ${held.login} as the same person.`
          : `Shares limits and stops of play with ${held.login} as the same person.`}
      </p>
      {mayPart ? (
        <form className="grid gap-4 border-t border-ink/10 pt-4" onSubmit={(event) => part.mutate(textOf(event, 'why'))}>
          <Field
            label="Why these are two people, and which documents show it"
            hint={`${absence ? `Frees only ${held.login}. ` : ''}Their limits stay shared while a third account is linked to both: separate that one, too. At least five characters. Kept in the audit log.`}
            error={part.isError ? 'Saving failed. Try again.' : undefined}
          >
            {(ids) => <input {...ids} className="input" name="why" minLength={5} maxLength={500} required />}
          </Field>
          <button type="submit" className="button w-fit" disabled={part.isPending}>
            Separate the two accounts
          </button>
        </form>
      ) : null}
    </li>
  )
}
