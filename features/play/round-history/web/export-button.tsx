import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { saveFile } from '#ui/parts/save-file.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { exportRounds, type HistoryFilter } from '../contract.ts'

/** Saves the filtered rounds as a CSV file. */
export function ExportButton({ filter }: { filter: HistoryFilter }) {
  const t = useTranslations('round-history')
  const api = useApi()
  const failureText = useFailureText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(exportRounds, { query: filter }),
    onSuccess: ({ data }) => saveFile(data.fileName, data.csv, 'text/csv'),
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  return (
    <button type="button" className="button" data-kind="quiet" data-size="small" disabled={isPending} onClick={() => mutate()}>
      {t('exportRounds')}
    </button>
  )
}
