import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CopiedValue } from '#client/fair/copied-value.tsx'
import { checkSharedClaim } from '#engine/fair/shared-claim.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { saveFile } from '#ui/parts/save-file.ts'
import { useDateTimeText } from '#ui/time/date-time-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { listSharedDraws, proveSharedDraw } from '../contract.ts'
import { useDrawName } from './draws-panel.tsx'
import { SharedVerdict } from './shared-verdict.tsx'

type SharedDraw = ReplyOf<typeof listSharedDraws>['data']['draws'][number]

/** Drop moments and lotteries of the brand, each with its commitment and, once revealed, its proof. */
export function SharedDrawsPanel() {
  const t = useTranslations('fair-play')
  const api = useApi()
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: keyOf(listSharedDraws),
    queryFn: ({ pageParam }) => api.call(listSharedDraws, { query: pageParam === null ? {} : { after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.data.olderAfter,
  })
  const draws = data?.pages.flatMap((page) => page.data.draws) ?? []
  if (draws.length === 0) return null
  return (
    <section aria-labelledby="shared-draws">
      <h2 id="shared-draws">
        <Icon name="gift-fill" />
        {t('shared')}
      </h2>
      <p className="fair-text">{t('sharedText')}</p>
      <ul className="seed-pairs">
        {draws.map((draw) => (
          <SharedDrawCard key={draw.commit} draw={draw} />
        ))}
      </ul>
      {hasNextPage ? (
        <div className="fair-actions">
          <button type="button" className="button" data-kind="quiet" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('olderShared')}
          </button>
        </div>
      ) : null}
    </section>
  )
}

function SharedDrawCard({ draw }: { draw: SharedDraw }) {
  const t = useTranslations('fair-play')
  const dateTime = useDateTimeText()
  const name = useDrawName(draw.rules.id)
  const at = dateTime(draw.revealedAt ?? draw.committedAt, 'short')
  const { rules } = draw
  const subject =
    rules.kind === 'moments'
      ? t('sharedFrom', { at: dateTime(rules.startsAt * SECOND_MS, 'short') })
      : draw.sales && t('sharedSold', { count: draw.sales.size })
  return (
    <li className="card seed-pair" id={`draw-${draw.commit}`}>
      <h3>{name}</h3>
      <p className="fair-text">
        {[subject, t(draw.revealedAt ? 'sharedRevealed' : 'sharedSealed', { at })].filter(Boolean).join(' · ')}
      </p>
      <dl className="fair-facts">
        <CopiedValue label={t('commit')} value={draw.commit} />
      </dl>
      {draw.revealedAt === null ? null : <SharedProof commit={draw.commit} name={name} />}
    </li>
  )
}

/** Checks the proof in this browser, or saves it for another program. */
function SharedProof({ commit, name }: { commit: string; name: string }) {
  const t = useTranslations('fair-play')
  const api = useApi()
  const failureText = useFailureText()
  const read = async () => {
    const { proof } = (await api.call(proveSharedDraw, { query: { commit } })).data
    return JSON.stringify(proof, null, 1)
  }
  const onError = (error: unknown) => showToast(failureText(error), { kind: 'error' })
  const check = useMutation({ mutationFn: async () => checkSharedClaim(await read()), onError })
  const save = useMutation({ mutationFn: read, onSuccess: (text) => saveFile('draw.json', text, 'application/json'), onError })
  const isBusy = check.isPending || save.isPending
  return (
    <>
      <div className="fair-actions">
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={isBusy}
          aria-label={`${t('checkShared')}: ${name}`}
          onClick={() => check.mutate()}
        >
          {t('checkShared')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={isBusy}
          aria-label={`${t('saveShared')}: ${name}`}
          onClick={() => save.mutate()}
        >
          {t('saveShared')}
        </button>
      </div>
      <div aria-live="polite">{check.data?.ok ? <SharedVerdict {...check.data.value} /> : null}</div>
    </>
  )
}
