import type { FormEvent } from 'react'
import { Field } from '#ui/form/field.tsx'
import type { EntryKey } from '../../shared/operator-contract.ts'
import type { Kind } from './entry-list.tsx'

interface NewEntryProps {
  readonly kind: Kind
  /** The brand of the operator's current site. */
  readonly brand: string
  readonly onOpen: (key: EntryKey) => void
}

/** Names a new entry, or a brand's own version of a shared one. */
export function NewEntry({ kind, brand, onOpen }: NewEntryProps) {
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const locale = (form.get('locale') ?? '*') as EntryKey['locale']
    onOpen({ kind: kind.kind, brand: form.get('brand') as string, name: (form.get('name') as string).trim(), locale })
  }
  return (
    <form className="card flex flex-wrap items-start gap-4 p-4" onSubmit={begin}>
      <div className="min-w-56 flex-1">
        <Field label="Name of a new entry" hint={kind.hint || undefined}>
          {(ids) => <input {...ids} className="input" name="name" maxLength={120} required />}
        </Field>
      </div>
      <Field label="Brand">
        {(ids) => (
          <div className="operator-select">
            <select {...ids} className="input" name="brand">
              <option value="*">Every brand</option>
              <option value={brand}>Only {brand}</option>
            </select>
          </div>
        )}
      </Field>
      {kind.isByLocale ? (
        <Field label="Language">
          {(ids) => (
            <div className="operator-select">
              <select {...ids} className="input" name="locale">
                <option value="en">English</option>
                <option value="es">Spanish</option>
              </select>
            </div>
          )}
        </Field>
      ) : null}
      <button type="submit" className="button sm:mt-[26px]">
        Write
      </button>
    </form>
  )
}
