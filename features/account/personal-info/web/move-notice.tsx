import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type State, STATES } from '#kernel/states.ts'
import { getRestrictionInfo } from '#features/protection/jurisdiction/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useBrand } from '#ui/brand/brand.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { MOVE_WAIT_DAYS, type ProfileData } from '../contract.ts'
import { statesOfZip } from '../shared/zip.ts'
import { useRefusalText } from './refusal-text.ts'
import type { PersonalValues } from './use-personal-form.ts'

interface MoveProps {
  readonly form: UseFormReturn<PersonalValues>
  readonly data: ProfileData
}

/** Shown under a ZIP code of another state: the player declares the move here. */
export function MoveOffer({ form, data }: MoveProps) {
  const t = useTranslations('personal-info.move')
  const [there] = statesOfZip(form.watch('zip'))
  if (!form.formState.errors.zip || !there || there === form.watch('state') || data.mayMoveAt !== null) return null
  const move = (): void => {
    form.setValue('state', there, { shouldDirty: true })
    void form.trigger('zip')
  }
  return (
    <button type="button" className="button w-fit" data-kind="quiet" data-size="small" onClick={move}>
      {t('offer', { state: STATES[there] })}
    </button>
  )
}

/** The consequences of a move, before it is saved. */
export function MoveNotice({ form, data }: MoveProps) {
  const t = useTranslations('personal-info.move')
  const refusalText = useRefusalText()
  const state = form.watch('state')
  const isMoving = state !== data.state && state in STATES
  const product = useProductIn(isMoving ? state : undefined)
  if (!isMoving) return null
  const name = STATES[state]
  const undo = (): void => {
    form.setValue('state', data.state, { shouldDirty: true })
    form.setValue('hasMoved', false)
    form.clearErrors()
  }
  return (
    <section className="notice sm:col-span-2" aria-label={t('title', { state: name })}>
      <Icon name="map-pin-fill" className="mt-0.5 size-5 flex-none text-accent" />
      <div className="grid gap-3">
        <h3 className="font-bold">{t('title', { state: name })}</h3>
        <ul className="grid list-disc gap-1 pl-5 text-[14px]/5">
          {product ? <li>{t(product)}</li> : null}
          <li>{t('rules', { state: name, days: MOVE_WAIT_DAYS })}</li>
          {product ? <li>{t('where')}</li> : null}
        </ul>
        <CheckboxField
          label={t('confirm', { state: name })}
          error={form.formState.errors.hasMoved?.message}
          registration={form.register('hasMoved', {
            validate: (hasMoved) => hasMoved || form.getValues('state') === data.state || refusalText('move-unconfirmed'),
          })}
        />
        <button type="button" className="text-link w-fit py-3 text-[14px]/5" onClick={undo}>
          {t('undo')}
        </button>
      </div>
    </section>
  )
}

/** What may be played in a state; undefined while unknown, and if the brand restricts no jurisdictions. */
function useProductIn(state: State | undefined): 'full' | 'coins' | 'blocked' | undefined {
  const isOn = useBrand().features.includes('jurisdiction')
  const { data } = useQuery({ ...queryOf(useApi(), getRestrictionInfo), enabled: isOn && state !== undefined })
  return data?.data.states.find(({ code }) => code === state)?.product
}
