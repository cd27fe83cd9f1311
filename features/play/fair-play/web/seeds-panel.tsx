import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { isClientSeed } from '#engine/fair/seeds.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { useMomentText } from '#ui/time/moment-text.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { getSeeds, rotateSeeds } from '../contract.ts'

type Seeds = ReplyOf<typeof getSeeds>['data']

/** The player's pairs of seeds; a guest has none. */
export function SeedsPanel() {
  const t = useTranslations('fair-play')
  const api = useApi()
  const isGuest = useIsGuest()
  const seeds = useQuery({ ...queryOf(api, getSeeds), enabled: !isGuest }).data?.data
  if (!seeds) return null
  return (
    <section aria-labelledby="seeds">
      <h2 id="seeds">
        <Icon name="lock-key-fill" />
        {t('seeds')}
      </h2>
      <p className="fair-text">{t('seedsText')}</p>
      <div className="seed-pairs">
        {seeds.active.map((pair) => (
          <ActivePair key={pair.mode} pair={pair} />
        ))}
      </div>
      {seeds.revealed.length > 0 ? <Revealed pairs={seeds.revealed} /> : null}
    </section>
  )
}

function ActivePair({ pair }: { pair: Seeds['active'][number] }) {
  const t = useTranslations('fair-play')
  const [seed, setSeed] = useState('')
  const rotate = useRotate(() => setSeed(''))
  const isWrong = seed !== '' && !isClientSeed(seed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong) rotate.mutate({ mode: pair.mode, ...(seed ? { clientSeed: seed } : {}) })
  }
  return (
    <form className="card seed-pair" onSubmit={submit}>
      <h3>{t(`modes.${pair.mode}`)}</h3>
      <dl>
        <Hash label={t('commitNow')} value={pair.commit} />
        <Hash label={t('clientSeed')} value={pair.clientSeed} />
        <div>
          <dt>{t('roundsPlayed')}</dt>
          <dd className="figures">{pair.nonce}</dd>
        </div>
        <Hash label={t('commitNext')} value={pair.nextCommit} />
      </dl>
      <label className="field">
        <span className="field-label">{t('newClientSeed')}</span>
        <input
          className="input"
          value={seed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('newClientSeedHint')}
          aria-invalid={isWrong}
          onChange={(event) => setSeed(event.target.value)}
        />
        {isWrong ? <span className="field-error">{t('clientSeedWrong')}</span> : null}
      </label>
      <button type="submit" className="button" data-kind="quiet" disabled={rotate.isPending || isWrong}>
        {t('rotate')}
      </button>
    </form>
  )
}

function useRotate(onDone: () => void) {
  const t = useTranslations('fair-play')
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (body: { mode: Seeds['active'][number]['mode']; clientSeed?: string }) => api.call(rotateSeeds, { body }),
    async onSuccess() {
      onDone()
      showToast(t('rotated'), { kind: 'success' })
      await queries.invalidateQueries({ queryKey: keyOf(getSeeds) })
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}

function Revealed({ pairs }: { pairs: Seeds['revealed'] }) {
  const t = useTranslations('fair-play')
  const moment = useMomentText()
  return (
    <details className="revealed">
      <summary>{t('revealed', { count: pairs.length })}</summary>
      {pairs.map((pair) => (
        <div key={pair.commit} className="card seed-pair">
          <h3>
            {t('revealedAt', {
              mode: t(`modes.${pair.mode}`),
              count: pair.rounds,
              at: moment(pair.revealedAt, 'short'),
            })}
          </h3>
          <dl>
            <Hash label={t('serverSeed')} value={pair.serverSeed} />
            <Hash label={t('commit')} value={pair.commit} />
            <Hash label={t('clientSeed')} value={pair.clientSeed} />
          </dl>
        </div>
      ))}
    </details>
  )
}

/** A long value that can be copied by one press. */
function Hash({ label, value }: { label: string; value: string }) {
  const t = useTranslations('fair-play')
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    showToast(t('copied'), { kind: 'success' })
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <button type="button" className="icon-button" aria-label={t('copy', { label })} onClick={() => void copy()}>
          <Icon name="copy-bold" className="size-4" />
        </button>
      </dd>
    </div>
  )
}
