import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { saveFile } from '#ui/parts/save-file.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { exportEntries, type StatementQuery } from '../contract.ts'

/** Downloads the shown entries as a file (HIST-7), and says if the file is truncated. */
export function ExportButton({ filter }: { filter: StatementQuery }) {
  const t = useTranslations('statements')
  const api = useApi()
  const failureText = useFailureText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(exportEntries, { query: filter }),
    onSuccess: ({ data }) => {
      saveFile(data.fileName, data.csv, 'text/csv')
      if (data.isCutOff) showToast(t('cutOff'), { kind: 'info' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  return (
    <button type="button" className="button" data-kind="quiet" data-size="small" disabled={isPending} onClick={() => mutate()}>
      {t('export')}
    </button>
  )
}
