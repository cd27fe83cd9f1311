import { useState } from 'react'
import { type LimitName, LIMITS } from '#features/protection/limits/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { limitPlayer } from '../contract.ts'

const SUBJECTS: Readonly<Record<LimitName['scope'], string>> = {
  Purchases: 'US dollars of purchases',
  TournamentPoints: 'coins',
  SweepStakes: 'entries',
  Time: 'minutes of play',
}
const KINDS: Readonly<Record<LimitName['kind'], string>> = { gross: '', net: 'losses in ', single: 'a round in ' }
const PERIODS: Readonly<Record<LimitName['period'], string>> = {
  day: ' in 24 hours',
  week: ' in 7 days',
  month: ' in a month',
  once: '',
}

const textOf = ({ scope, kind, period }: LimitName): string => `At most ${KINDS[kind]}${SUBJECTS[scope]}${PERIODS[period]}`

/** Dollars, coins and entries have two decimals. */
const unitsOf = ({ scope }: LimitName): number => (scope === 'Time' ? 1 : 100)

/** The operator's limit: it counts beside the player's own, who sees it on the page of limits. */
export function LimitPlayer({ id, onChanged }: { readonly id: string; readonly onChanged: () => void }) {
  const api = useApi()
  const [index, setIndex] = useState(0)
  const [amount, setAmount] = useState('')
  const [saves, setSaves] = useState(0)
  const send = async (why: string) => {
    const limit = LIMITS[index]!
    const value = amount === '' ? null : Math.round(Number(amount) * unitsOf(limit))
    if (value !== null && !(value >= 0)) return 'Enter an amount, or leave it empty to remove the limit.'
    const reply = await api.call(limitPlayer, { params: { id }, body: { limit, amount: value, why } }).catch(() => null)
    if (!reply) return 'Saving failed. Try again.'
    if (!reply.success) return 'Another operator has closed this case. Reload the page.'
    setSaves(saves + 1)
    onChanged()
    return undefined
  }
  return (
    <section className="card grid gap-3 p-4" aria-label="Set a limit">
      <header className="grid gap-1">
        <h2 className="text-[18px]/6 font-bold">Set a limit</h2>
        <p className="text-muted">It applies right away, beside the player’s own. The player sees it with their limits.</p>
      </header>
      <Field label="Limit">
        {(ids) => (
          <Select {...ids} value={String(index)} onChange={({ target }) => setIndex(Number(target.value))}>
            {LIMITS.map((limit, each) => (
              <option key={textOf(limit)} value={each}>
                {textOf(limit)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Amount" hint="Leave it empty to remove the limit.">
        {(ids) => (
          <input
            {...ids}
            className="input"
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
      </Field>
      <ReasonForm key={saves} label="Reason for the limit" action="Save the limit" kind="quiet" onSend={send} />
      {saves > 0 ? <p role="status">The limit is saved.</p> : null}
    </section>
  )
}
