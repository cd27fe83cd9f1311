import { useState } from 'react'
import { DeskData } from '#client/desk/desk-data.tsx'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { NeedsSecond } from '#client/desk/needs-second.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { ReasonForm } from '#ui/parts/reason-form.tsx'
import { changePrizeCap, decidePrizeCap, type PrizeCap, readPrizeCap } from '../contract.ts'

const CENTS = 100
const LOST = 'Saving failed. Try again.'
const REFUSED = {
  changed: 'Another operator changed this. Reload the page.',
  'your-own': 'A second operator approves it.',
} as const
const SAID = {
  lowered: 'The new cap is now active.',
  requested: 'A second operator has to approve the raise.',
  unchanged: 'That’s already the cap.',
} as const

const amountOf = (cents: number | null): string =>
  cents === null ? 'no cap' : `${(cents / CENTS).toLocaleString('en-US', { maximumFractionDigits: 2 })} entries`

/** The daily cap on entries from the brand's promotions. English only. */
export default function CapPage() {
  return (
    <DeskPage title="Prize cap">
      {({ may }) => (
        <DeskData of={readPrizeCap}>
          {(cap, reload) => <Cap cap={cap} mayApprove={may('promotions-approve')} onChanged={() => void reload()} />}
        </DeskData>
      )}
    </DeskPage>
  )
}

interface CapProps {
  readonly cap: PrizeCap
  readonly mayApprove: boolean
  readonly onChanged: () => void
}

function Cap({ cap, mayApprove, onChanged }: CapProps) {
  const { centsPerDay, grantedToday, raise } = cap
  return (
    <>
      <section className="card grid gap-2 p-4" aria-label="Cap">
        <p className="text-[20px]/7 font-bold">
          {centsPerDay === null ? 'No daily cap' : `${amountOf(centsPerDay)} a day`}
          {grantedToday === null ? '' : `, ${amountOf(grantedToday)} granted today`}
        </p>
        <p className="text-muted">
          All promotions of this brand together. Once it is reached, acts that could grant entries are refused, and earned entries
          are held until there is room again. Coins have no cap.
        </p>
      </section>
      {raise ? <Raise raise={raise} mayApprove={mayApprove} onChanged={onChanged} /> : null}
      {mayApprove ? <NeedsSecond right="promotions-approve" for="A raise" /> : null}
      {mayApprove ? <Change onChanged={onChanged} /> : null}
    </>
  )
}

interface RaiseProps extends Omit<CapProps, 'cap'> {
  readonly raise: NonNullable<PrizeCap['raise']>
}

function Raise({ raise: { centsPerDay, by, isYours, why }, mayApprove, onChanged }: RaiseProps) {
  const api = useApi()
  const send = (isApproved: boolean) => async (reason: string) => {
    const body = { isApproved, centsPerDay, why: reason }
    const reply = await api.call(decidePrizeCap, { body }).catch(() => null)
    if (!reply) return LOST
    if (!reply.success) return REFUSED[reply.reasonType]
    onChanged()
    return undefined
  }
  return (
    <section className="operator-alert grid gap-3" aria-label="Raise">
      <p>
        {by} asks for {amountOf(centsPerDay)}: “{why}”.
      </p>
      {mayApprove && !isYours ? <ReasonForm label="Reason for approval" action="Approve the raise" onSend={send(true)} /> : null}
      {mayApprove ? (
        <ReasonForm label="Reason for rejection" action="Reject the raise" kind="quiet" onSend={send(false)} />
      ) : null}
    </section>
  )
}

function Change({ onChanged }: Pick<CapProps, 'onChanged'>) {
  const api = useApi()
  const [entries, setEntries] = useState('')
  const [said, setSaid] = useState('')
  const send = async (why: string) => {
    const plain = entries.trim().replaceAll(',', '')
    if (!/^(\d{1,7}(\.\d{1,2})?)?$/.test(plain)) return 'Enter a number of entries, or nothing for no cap.'
    const centsPerDay = plain === '' ? null : Math.round(Number(plain) * CENTS)
    const reply = await api.call(changePrizeCap, { body: { centsPerDay, why } }).catch(() => null)
    if (!reply) return LOST
    setSaid(SAID[reply.data.outcome])
    onChanged()
    return undefined
  }
  return (
    <section className="card grid gap-3 p-4" aria-label="Change the cap">
      <Field
        label="Entries per day"
        hint="Empty for no cap. A lower cap takes effect immediately; a second operator approves a raise."
      >
        {(ids) => (
          <input
            {...ids}
            className="input tabular-nums"
            inputMode="decimal"
            autoComplete="off"
            value={entries}
            onChange={({ target }) => setEntries(target.value)}
          />
        )}
      </Field>
      <ReasonForm label="Reason for the change" action="Change the cap" onSend={send} />
      <p role="status">{said}</p>
    </section>
  )
}
