import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { mayOperator, type OperatorRole } from '#kernel/operator-rights.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { QueueEmpty, QueueError } from '#ui/parts/operator-frame.tsx'
import { findPlayers } from '../contract.ts'
import { PlayerCard } from './player-card.tsx'

/** The operators' player search and correction page. English only. */
export default function PlayerSearch() {
  return <DeskPage title="Players">{({ role }) => <Search role={role} />}</DeskPage>
}

function Search({ role }: { readonly role: OperatorRole }) {
  const api = useApi()
  const [linked] = useSearchParams()
  const [asked, setAsked] = useState('')
  const find = useMutation({ mutationFn: (search: string) => api.call(findPlayers, { body: { search } }) })
  const players = find.data?.data.players
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = (new FormData(event.currentTarget).get('search') as string).trim()
    if (search.length < 2) return
    setAsked(search)
    find.mutate(search)
  }
  return (
    <>
      <form className="card grid gap-4 p-4 sm:grid-cols-[1fr_auto] sm:items-start" role="search" onSubmit={send}>
        <Field
          label="Find a player"
          hint="Enter the full username, email, last name, or player ID (plr_…). Every search is logged."
        >
          {(ids) => (
            <input
              {...ids}
              className="input"
              name="search"
              type="search"
              autoComplete="off"
              defaultValue={linked.get('search') ?? ''}
              minLength={2}
              required
            />
          )}
        </Field>
        <button type="submit" className="button sm:mt-[26px]" disabled={find.isPending}>
          Find
        </button>
      </form>
      {find.error ? <QueueError error={find.error} /> : null}
      {players?.length === 0 ? <QueueEmpty isList>No players match your search.</QueueEmpty> : null}
      {find.data?.data.hasMore ? (
        <p role="status" className="operator-said">
          More than {players?.length} players match; these registered last. Search by username, email, or player ID to find
          others.
        </p>
      ) : null}
      <ul className="grid gap-4">
        {players?.map((player) => (
          <PlayerCard
            key={player.id}
            player={player}
            mayCorrect={mayOperator(role, 'players-decide') && !player.isClosed}
            maySwitch={mayOperator(role, 'players-switch')}
            maySeeCare={mayOperator(role, 'care-read')}
            mayMarkTest={mayOperator(role, 'players-test')}
            onCorrected={() => find.mutate(asked)}
          />
        ))}
      </ul>
    </>
  )
}
