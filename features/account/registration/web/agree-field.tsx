import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { useFormatter, useTranslations } from 'use-intl'
import { listDocuments } from '#features/protection/terms/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { useRefusalText } from './refusal-text.ts'
import type { SignUpValues } from './sign-up-values.ts'

interface DocumentHead {
  readonly id: string
  readonly key: string
  readonly title: string
}

/** The documents in force, whose versions are sent with the form. */
export const useDocuments = (): readonly DocumentHead[] => useQuery(queryOf(useApi(), listDocuments)).data?.data.documents ?? []

export function AgreeField({ form, documents }: { form: UseFormReturn<SignUpValues>; documents: readonly DocumentHead[] }) {
  const t = useTranslations('registration')
  const format = useFormatter()
  const refusalText = useRefusalText()
  const links = documents.map(({ id, key, title }) => (
    <LocalLink key={id} className="text-link" to={`/page/${key}`} target="_blank">
      {title}
    </LocalLink>
  ))
  return (
    <CheckboxField
      label={t.rich('agree', { documents: () => format.list(links) })}
      error={form.formState.errors.hasAgreed?.message}
      registration={form.register('hasAgreed', { required: refusalText('terms-missing') })}
    />
  )
}
