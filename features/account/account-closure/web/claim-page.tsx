import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { EMAIL_PATTERN, EmailField } from '#ui/form/email-field.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { PageDescription } from '#ui/page/page-description.tsx'
import { SupportLink } from '#ui/parts/support-link.tsx'
import { checkClaim } from '../contract.ts'
import { ClaimCard } from './claim-card.tsx'

/** Where former players see what becomes of their winnings. */
export default function ClaimPage() {
  const t = useTranslations('account-closure.claim')
  const api = useApi()
  const check = useMutation({
    mutationFn: ({ values, key }: { values: Asked; key: string }) => api.call(checkClaim, { body: values, key }),
  })
  const found = check.data?.success ? check.data.data : null
  return (
    <section className="mx-auto grid w-full max-w-[640px] gap-6 py-6 max-sm:py-2">
      <title>{t('title')}</title>
      <PageDescription text={t('text')} />
      <header className="grid gap-2">
        <h1 className="page-title">{t('title')}</h1>
        <p className="text-[16px]/6 text-muted">{t('text')}</p>
      </header>
      {found ? (
        <ClaimCard claim={found} onAgain={check.reset} />
      ) : (
        <ClaimForm
          isPending={check.isPending}
          isUnknown={check.data?.success === false}
          onSend={async (values, key) => void (await check.mutateAsync({ values, key }))}
        />
      )}
    </section>
  )
}

interface Asked {
  readonly reference: string
  readonly email: string
}

interface ClaimFormProps {
  readonly isPending: boolean
  readonly isUnknown: boolean
  readonly onSend: (values: Asked, key: string) => Promise<void>
}

function ClaimForm({ isPending, isUnknown, onSend }: ClaimFormProps) {
  const t = useTranslations('account-closure.claim')
  const form = useForm<Asked>({ defaultValues: { reference: '', email: '' } })
  const submit = useSubmit(form, onSend)
  const { errors } = form.formState
  const problem = errors.root?.message ?? (isUnknown && !isPending ? t('unknown') : undefined)
  return (
    <form className="card grid gap-4 p-6 max-sm:p-4" noValidate aria-label={t('title')} onSubmit={submit}>
      <TextField
        label={t('reference')}
        hint={t('referenceHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        registration={form.register('reference', { validate: (text) => text.trim().length >= 4 })}
        error={errors.reference ? t('noReference') : undefined}
      />
      <EmailField
        label={t('email')}
        hint={t('emailHint')}
        registration={form.register('email', { required: true, pattern: EMAIL_PATTERN })}
        error={errors.email ? t('noEmail') : undefined}
      />
      {problem ? <FieldError>{problem}</FieldError> : null}
      <SubmitButton isPending={isPending}>{t('send')}</SubmitButton>
      <p className="text-[14px]/5 text-muted">
        {t('lost')} <SupportLink className="text-link" />
      </p>
    </form>
  )
}
