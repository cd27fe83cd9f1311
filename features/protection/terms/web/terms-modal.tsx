import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { logShown } from '../contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ModalTitle } from '#ui/modal/modal-frame.tsx'
import { DocumentText } from './document-text.tsx'
import { useConfirm, useUnconfirmed } from './queries.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** All documents to accept, scrollable, with one button. It cannot be dismissed; leaving means signing out. */
export default function TermsModal() {
  const t = useTranslations('terms')
  const documents = useUnconfirmed()
  const confirm = useConfirm()
  const [isOutdated, setIsOutdated] = useState(false)
  const form = useForm()
  const { errors, isSubmitting } = form.formState
  const ids = documents?.map(({ id }) => id) ?? []
  useLoggedAsShown(ids)

  const submit = useSubmit(form, async (_values, key) => setIsOutdated(!(await confirm(ids, key))))
  return (
    <form className="flex min-h-0 flex-col text-[16px]/6" onSubmit={submit}>
      <header className="grid gap-1 px-8 pt-8 pb-4 max-sm:px-4 max-sm:pt-6">
        <ModalTitle>{t('title')}</ModalTitle>
        <p className="text-muted">{t('text', { count: ids.length || 1 })}</p>
      </header>
      <section
        className="grid min-h-0 flex-1 gap-8 overflow-y-auto overscroll-contain border-y border-line bg-page/60 px-8 py-6 max-sm:px-4"
        aria-label={t('documents')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
        tabIndex={0}
      >
        {/* Documents are longer than any screen: the sheet has its full height before they load. */}
        {documents ? null : <div className="skeleton h-dvh rounded-card" />}
        {documents?.map((document) => (
          <article key={document.id}>
            <h3 className="text-[22px]/7 font-extrabold">{document.title}</h3>
            <DocumentText document={document} />
          </article>
        ))}
      </section>
      <footer className="grid gap-3 px-8 py-6 max-sm:px-4 max-sm:pb-[calc(16px+env(safe-area-inset-bottom))]">
        {isOutdated ? <FieldError>{t('outdated')}</FieldError> : null}
        {errors.root?.message ? <FieldError>{String(errors.root.message)}</FieldError> : null}
        <SubmitButton isPending={isSubmitting || ids.length === 0}>{t('confirm')}</SubmitButton>
        <SignOutButton />
      </footer>
    </form>
  )
}

/** Records on the server, once per set of versions, that they were shown. Nothing waits for it. */
function useLoggedAsShown(ids: string[]): void {
  const api = useApi()
  const logged = useRef('')
  const key = ids.join(' ')
  useEffect(() => {
    if (key === '' || logged.current === key) return
    logged.current = key
    api.call(logShown, { body: { ids: key.split(' ') } }).catch(() => undefined)
  }, [api, key])
}
