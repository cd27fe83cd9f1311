import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { PairFacts, type SeedMode } from '#client/fair/pair-facts.tsx'
import { useIsGuest } from '#client/player.ts'
import { isClientSeed } from '#engine/fair/seeds.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { ApiError } from '#ui/api/api-error.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { getSeeds, rotateSeeds } from '../contract.ts'
import { makeClientSeed } from './keep-seeds.ts'
import { RevealedPairs } from './revealed-pairs.tsx'
import type { Seeds } from './seen-hashes.ts'
import { SeenNote } from './seen-note.tsx'

/** The player's seed pairs; a guest has none. */
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
      <SeenNote seeds={seeds} />
      <div className="seed-pairs">
        {seeds.next.map(({ mode }) => (
          <PairInUse key={mode} seeds={seeds} mode={mode} />
        ))}
      </div>
      {seeds.revealed.length > 0 ? <RevealedPairs first={seeds.revealed} olderAfter={seeds.olderAfter} /> : null}
    </section>
  )
}

function PairInUse({ seeds, mode }: { seeds: Seeds; mode: SeedMode }) {
  const t = useTranslations('fair-play')
  const [seed, setSeed] = useState('')
  const rotate = useRotate(() => setSeed(''))
  const isWrong = seed !== '' && !isClientSeed(seed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Created here if the player gives none, after this browser has seen the hash.
    if (!isWrong) rotate.mutate({ mode, clientSeed: seed || makeClientSeed() })
  }
  return (
    <form className="card seed-pair" onSubmit={submit}>
      <h3>{t(`modes.${mode}`)}</h3>
      <PairFacts seeds={seeds} mode={mode} />
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
  const onError = useRotateFailure()
  return useMutation({
    mutationFn: (body: { mode: SeedMode; clientSeed: string }) => api.call(rotateSeeds, { body }),
    async onSuccess() {
      onDone()
      showToast(t('rotated'), { kind: 'success' })
      await queries.invalidateQueries({ queryKey: keyOf(getSeeds) })
    },
    onError,
  })
}

/** Says why a pair was not rotated: most often a round of it is open, and its seed would reveal the outcome. */
export function useRotateFailure(): (error: unknown) => void {
  const t = useTranslations('fair-play')
  const failureText = useFailureText()
  return (error) => {
    const isOpen = error instanceof ApiError && error.code === 'round-open'
    showToast(isOpen ? t('roundOpen') : failureText(error), { kind: 'error' })
  }
}
