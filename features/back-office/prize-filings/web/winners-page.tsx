import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DeskPage } from '#client/desk/desk-page.tsx'
import { useApi } from '#ui/api/api-context.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { PERIOD_REFUSALS } from '#ui/parts/period-fields.tsx'
import { saveFile } from '#ui/parts/save-file.ts'
import { exportWinners } from '../contract.ts'

const REFUSED = { ...PERIOD_REFUSALS, 'period-missing': 'Choose a first and a last day, or enter the ID of a run.' } as const

/** The list of winners as a file. English only. */
export default function WinnersPage() {
  return (
    <DeskPage title="Winners">
      <ExportForm />
    </DeskPage>
  )
}

const FIELDS = [
  { name: 'run', label: 'Run', type: 'text', hint: 'cmp_…, the end of the run’s address. Empty for all runs.' },
  { name: 'entriesAbove', label: 'Prizes above, in entries', type: 'number', hint: '25 for authorities. Empty for all prizes.' },
  { name: 'from', label: 'First day', type: 'date', hint: 'Leave both days empty for all of a run.' },
  { name: 'to', label: 'Last day', type: 'date', hint: 'Included. At most 366 days.' },
] as const

function ExportForm() {
  const api = useApi()
  const [asked] = useSearchParams()
  const [said, setSaid] = useState<{ readonly text: string; readonly isRefused?: true }>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, (value as string).trim()] as const)
    const query = Object.fromEntries(given.filter(([, value]) => value !== '')) as never
    const reply = await api.call(exportWinners, { query }).catch(() => null)
    if (!reply) return setSaid({ text: 'The list couldn’t be made. Check the fields and try again.', isRefused: true })
    if (!reply.success) return setSaid({ text: REFUSED[reply.reasonType], isRefused: true })
    const { fileName, csv, winners, isCutOff } = reply.data
    saveFile(fileName, csv, 'text/csv')
    const cut = isCutOff ? ' The list is cut off: choose a shorter period.' : ''
    setSaid({ text: `${winners} ${winners === 1 ? 'prize' : 'prizes'} saved as ${fileName}.${cut}` })
  }
  return (
    <form
      className="card grid items-start gap-4 p-4 sm:grid-cols-2"
      aria-label="List of winners"
      onSubmit={(event) => void send(event)}
    >
      <p className="max-w-[70ch] text-muted sm:col-span-2">
        Prizes of entries that promotions paid, as a CSV file. The official rules let anyone ask for the public list; authorities
        ask for names and addresses. Each download is recorded with the players it names.
      </p>
      <div className="sm:col-span-2">
        <Field label="List" hint="An address is given to authorities only.">
          {(ids) => (
            <Select {...ids} name="list">
              <option value="public">Public: first name and initial, city, state, prize</option>
              <option value="authority">For an authority: full name, address, account, prize</option>
            </Select>
          )}
        </Field>
      </div>
      {FIELDS.map(({ name, label, type, hint }) => (
        <Field key={name} label={label} hint={hint}>
          {(ids) => (
            <input
              {...ids}
              className="input"
              name={name}
              type={type}
              min={type === 'number' ? 0 : undefined}
              autoComplete="off"
              defaultValue={asked.get(name) ?? ''}
            />
          )}
        </Field>
      ))}
      <button type="submit" className="button w-fit sm:col-span-2">
        Download the list
      </button>
      <p
        role={said?.isRefused ? 'alert' : 'status'}
        className={`${said?.isRefused ? 'operator-alert' : 'operator-said'} sm:col-span-2`}
      >
        {said?.text}
      </p>
    </form>
  )
}
