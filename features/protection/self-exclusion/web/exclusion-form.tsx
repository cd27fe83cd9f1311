import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { localePath } from '#kernel/locale.ts'
import { FieldError } from '#ui/form/field.tsx'
import { RadioRow } from '#ui/form/radio-row.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { AbsenceLength } from '../contract.ts'
import { useBeginAbsence } from './queries.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

interface AbsenceFormProps {
  readonly lengths: readonly AbsenceLength[]
  readonly legend: string
  readonly submitLabel: string
  readonly understood: string
}

/** Asks for the duration and an explicit confirmation, and takes effect: the page unloads with the session. */
export function AbsenceForm({ lengths, legend, submitLabel, understood }: AbsenceFormProps) {
  const t = useTranslations('self-exclusion')
  const locale = useSiteLocale()
  const [length, setLength] = useState<AbsenceLength>()
  const [isSure, setSure] = useState(false)
  const [fault, setFault] = useState<'chooseFirst' | 'confirmFirst' | 'shorter'>()
  const { mutateAsync, isPending, isSuccess, data } = useBeginAbsence()
  const isLeaving = isSuccess && data.success
  const begin = async () => {
    if (!length || !isSure) return setFault(length ? 'confirmFirst' : 'chooseFirst')
    setFault(undefined)
    const reply = await mutateAsync(length)
    if (!reply.success) return setFault(reply.reasonType)
    // Loads a new document, so that no player data stays in memory.
    location.assign(localePath('/game/responsible-play', locale))
  }
  return (
    <form
      method="post"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void begin().catch(() => undefined)
      }}
    >
      <fieldset className="grid gap-2" disabled={isPending || isLeaving}>
        <legend className="sr-only">{legend}</legend>
        {lengths.map((each) => (
          <RadioRow key={each} name="length" checked={length === each} onChange={() => setLength(each)}>
            {t(`lengths.${each}`)}
          </RadioRow>
        ))}
      </fieldset>
      <label className="flex items-start gap-3">
        <Checkbox checked={isSure} disabled={isPending || isLeaving} onChange={(event) => setSure(event.target.checked)} />
        <span className="pt-0.5 text-[14px]/5">{understood}</span>
      </label>
      {fault ? <FieldError>{t(fault)}</FieldError> : null}
      <button type="submit" className="button w-full" aria-busy={isPending} disabled={isPending || isLeaving}>
        {isPending || isLeaving ? <span className="busy" aria-hidden="true" /> : null}
        {submitLabel}
      </button>
      <p className="field-hint">{t('proofHint')}</p>
    </form>
  )
}
