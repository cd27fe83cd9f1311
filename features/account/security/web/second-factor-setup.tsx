import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { QrCode } from '#ui/form/qr-code.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { CopyButton } from '#ui/parts/copy-button.tsx'
import { enableSecondFactor } from '../contract.ts'
import { CodeField } from './code-field.tsx'
import { useRefusalText } from './refusal-text.ts'
import type { Setup } from './second-factor.tsx'

interface SetupProps {
  readonly setup: Setup
  onOn(codes: readonly string[]): Promise<void>
  onCancel(): void
}

/** QR code and key for the app, and the field for the first code. */
export function SecondFactorSetup({ setup, onOn, onCancel }: SetupProps) {
  const t = useTranslations('security')
  const api = useApi()
  const refusalText = useRefusalText()
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = useSubmit(form, async ({ code }, key) => {
    const reply = await api.call(enableSecondFactor, { body: { setup: setup.setup, code }, key })
    if (reply.success) return onOn(reply.data.recoveryCodes)
    const field = reply.reasonType === 'wrong-code' ? 'code' : 'root'
    form.setError(field, { message: refusalText(reply.reasonType) }, { shouldFocus: field === 'code' })
  })
  return (
    <form method="post" className="grid gap-6" onSubmit={submit} noValidate>
      <ol className="grid gap-6">
        <Numbered at={1} title={t('scan')}>
          <div className="flex flex-wrap items-center gap-4">
            <QrCode text={setup.uri} label={t('qrLabel')} />
            <div className="grid min-w-48 flex-1 gap-2">
              <p className="text-[14px]/5 text-muted">{t('orType')}</p>
              <code className="figures rounded-control bg-page/60 p-3 text-[14px]/6 hairline">
                {setup.text.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </code>
              <CopyButton text={setup.text} toasts={{ copied: t('copied'), failed: t('notCopied') }}>
                {t('copyKey')}
              </CopyButton>
            </div>
          </div>
        </Numbered>
        <Numbered at={2} title={t('typeCode')}>
          <CodeField
            label={t('appCode')}
            hint={t('appCodeHint')}
            error={errors.code?.message}
            registration={form.register('code', { required: refusalText('code-missing') })}
          />
        </Numbered>
      </ol>
      {errors.root?.message ? <FieldError>{errors.root.message}</FieldError> : null}
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="button max-sm:order-last" data-kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
        <SubmitButton isPending={isSubmitting}>{t('switchOn')}</SubmitButton>
      </div>
    </form>
  )
}

const Numbered = ({ at, title, children }: { at: number; title: string; children: ReactNode }) => (
  <li className="grid gap-3">
    <p className="flex items-center gap-3 font-semibold">
      <span
        className="figures grid size-7 flex-none place-items-center rounded-full bg-raised text-[14px]/5 hairline"
        aria-hidden="true"
      >
        {at}
      </span>
      {title}
    </p>
    {children}
  </li>
)
