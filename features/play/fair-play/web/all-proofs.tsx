import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { saveFile } from '#ui/parts/save-file.ts'
import { showToast } from '#ui/toast/toasts.ts'

/** All proofs of the player: verified here, or saved for another program. */
export function AllProofs() {
  const t = useTranslations('fair-play')
  const api = useApi()
  const failureText = useFailureText()
  const onError = (error: unknown) => showToast(failureText(error), { kind: 'error' })
  const check = useMutation({
    async mutationFn() {
      const { checkAll, collectProofs } = await import('./collect-proofs.ts')
      return await checkAll(await collectProofs(api))
    },
    onError,
  })
  const save = useMutation({
    mutationFn: async () => (await import('./collect-proofs.ts')).collectProofs(api),
    onSuccess: ({ proofs }) => saveFile('proofs.json', JSON.stringify(proofs, null, 1), 'application/json'),
    onError,
  })
  const isBusy = check.isPending || save.isPending
  return (
    <section aria-labelledby="all-proofs">
      <h2 id="all-proofs">
        <Icon name="check-circle-fill" />
        {t('allProofs')}
      </h2>
      <p className="fair-text">{t('allProofsText')}</p>
      <div className="fair-actions">
        <button type="button" className="button" data-kind="quiet" disabled={isBusy} onClick={() => check.mutate()}>
          {t('checkAll')}
        </button>
        <button type="button" className="button" data-kind="quiet" disabled={isBusy} onClick={() => save.mutate()}>
          {t('saveProofs')}
        </button>
      </div>
      <div aria-live="polite">
        {check.data ? (
          <>
            <p className="fair-text">{t('checkedAll', { ...check.data, gaps: check.data.gaps.length })}</p>
            {check.data.gaps.map(({ commit, missing }) => (
              <p key={commit} className="fair-fault" role="alert">
                {t('gap', { hash: commit, numbers: missing.join(', ') })}
              </p>
            ))}
          </>
        ) : null}
      </div>
    </section>
  )
}
