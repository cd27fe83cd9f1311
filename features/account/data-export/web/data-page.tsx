import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { AccountCard, AccountColumns, AccountFrame } from '#ui/parts/account-frame.tsx'
import { pageData } from '#ui/page/page-data.ts'
import { saveFile } from '#ui/parts/save-file.ts'
import { useDayText } from '#ui/time/day-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { askForCopy, type Copy, fetchCopy, listCopies } from '../contract.ts'

const PARTS = ['person', 'access', 'play', 'money', 'choices', 'trail'] as const
const LOOK_AGAIN_MS = 10_000

const data = pageData({ for: 'player', queries: (api) => [queryOf(api, listCopies)] })
export const loader = data.server
export const clientLoader = data.browser
export { needsNewData as shouldRevalidate } from '#ui/page/page-data.ts'

/** Requests, tracks and downloads a copy of all stored data. */
export default function DataPage() {
  const t = useTranslations('data-export')
  const { copies } = useSuspenseQuery({
    ...queryOf(useApi(), listCopies),
    refetchInterval: ({ state }) => (state.data?.data.copies.some(({ madeAt }) => !madeAt) ? LOOK_AGAIN_MS : false),
  }).data.data
  return (
    <AccountFrame title={t('title')}>
      <AccountColumns>
        <AccountCard title={t('copyTitle')} text={t('copyText')}>
          {copies.length === 0 ? <p className="text-muted">{t('none')}</p> : null}
          <ul className="grid gap-2" aria-live="polite">
            {copies.map((copy) => (
              <CopyRow key={copy.id} copy={copy} />
            ))}
          </ul>
          <AskButton isWaiting={copies.some(({ madeAt }) => !madeAt)} />
        </AccountCard>
        <AccountCard title={t('inside')}>
          <ul className="grid gap-2">
            {PARTS.map((part) => (
              <li key={part} className="flex gap-3">
                <Icon name="check-circle-fill" className="mt-0.5 size-5 flex-none text-second" />
                {t(`parts.${part}`)}
              </li>
            ))}
          </ul>
          <p className="field-hint">{t('limits')}</p>
        </AccountCard>
      </AccountColumns>
    </AccountFrame>
  )
}

function AskButton({ isWaiting }: { isWaiting: boolean }) {
  const t = useTranslations('data-export')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(askForCopy),
    onSuccess: (reply) => {
      if (reply.success) queries.setQueryData(keyOf(listCopies), reply)
      else showToast(t('lately'), { kind: 'info' })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  return (
    <button type="button" className="button w-fit" disabled={isWaiting || isPending} onClick={() => mutate()}>
      {t('ask')}
    </button>
  )
}

function CopyRow({ copy: { id, askedAt, madeAt, expiresAt, bytes } }: { copy: Copy }) {
  const t = useTranslations('data-export')
  const day = useDayText()
  const api = useApi()
  const failureText = useFailureText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(fetchCopy, { params: { id } }),
    onSuccess: ({ data: file }) => saveFile(file.fileName, file.json, 'application/json'),
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-control bg-page/60 p-3 hairline">
      <span className="grid size-10 flex-none place-items-center rounded-full bg-raised text-muted hairline">
        <Icon name={madeAt ? 'package-fill' : 'hourglass-medium-fill'} />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold">{t('asked', { at: day(askedAt) })}</span>
        <span className="block text-[12.5px]/4 text-muted">
          {madeAt && expiresAt ? t('ready', { at: day(madeAt), until: day(expiresAt) }) : t('waits')}
          {bytes === null ? null : ` · ${t('size', { size: Math.ceil(bytes / 1_024) })}`}
        </span>
      </span>
      {madeAt ? (
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-size="small"
          disabled={isPending}
          onClick={() => mutate()}
        >
          {t('save')}
        </button>
      ) : null}
    </li>
  )
}
