import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '#client/player.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { getRewards } from '#features/account/personal-info/contract.ts'
import { getVerification } from '#features/account/verification/contract.ts'
import { getLimits } from '#features/protection/limits/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { patchData } from '#ui/api/patch-data.ts'
import { queryOf } from '#ui/api/query.ts'
import { useAmount } from '#ui/format/amount.ts'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { useWebFeatures } from '#ui/page/web-features.tsx'
import { endPart } from '../contract.ts'
import { type Facts, type Step, stepsOf } from './steps.ts'

/** "Complete your account", for a newcomer until it is done or dismissed. */
export default function Checklist() {
  const profile = useProfile()
  return profile?.firstSteps?.checklist ? <OpenChecklist profile={profile} /> : null
}

function OpenChecklist({ profile }: { profile: PlayerProfile }) {
  const t = useTranslations('first-steps.list')
  const facts = useFacts(profile)
  const [isEnded, end] = useEnd(profile)
  const steps = facts && stepsOf(facts)
  const left = steps?.filter(({ isDone }) => !isDone)
  const isWhole = left?.length === 0
  const endNow = useEffectEvent(end)
  useEffect(() => {
    if (isWhole) endNow()
  }, [isWhole])
  if (isWhole || isEnded) return null
  const waits = facts?.rewards?.profile.awaitsEmail === true
  return (
    <section className="checklist" aria-labelledby="checklist">
      <header className="checklist-head">
        <div>
          <h2 id="checklist" className="row-title">
            {t('title')}
          </h2>
          {/* Its line is kept, so that nothing moves once the steps are known. */}
          <p className="figures">
            {steps && left ? t('progress', { done: steps.length - left.length, count: steps.length }) : '\u00a0'}
          </p>
        </div>
        <button type="button" className="icon-button" aria-label={t('hide')} title={t('hide')} onClick={end}>
          <Icon name="x-bold" />
        </button>
      </header>
      <ul className="checklist-steps no-scrollbar">
        {left ? (
          left.map((step) => (
            <li key={step.id}>
              <StepCard step={step} />
            </li>
          ))
        ) : (
          <li className="checklist-step skeleton" aria-hidden="true" />
        )}
      </ul>
      {waits ? <p className="checklist-note">{t('profileWaits')}</p> : null}
    </section>
  )
}

function StepCard({ step: { id, to, coins, entries } }: { step: Step }) {
  const t = useTranslations('first-steps.list')
  const amount = useAmount()
  const rewards = (
    [
      ['coins', 'coin', coins],
      ['entries', 'entry', entries],
    ] as const
  ).filter(([, , minor]) => minor > 0)
  return (
    <article className="checklist-step">
      <h3>{t(id)}</h3>
      {rewards.length === 0 ? (
        <p className="text-muted">{t(`${id}Text`)}</p>
      ) : (
        <p className="figures flex flex-wrap gap-x-3 font-bold">
          {rewards.map(([asset, picture, minor]) => (
            <span key={asset} className="flex items-center gap-1">
              <img src={`/art/interface/${picture}-64.webp`} width={18} height={18} alt="" />
              {amount(asset, minor)}
            </span>
          ))}
        </p>
      )}
      <LocalLink className="button" data-size="small" to={to} {...(rewards.length === 0 ? { 'data-kind': 'quiet' } : {})}>
        {t(`${id}Go`)}
      </LocalLink>
    </article>
  )
}

/** Steps are done on other pages: each visit of the lobby asks again. */
const FRESH = { refetchOnMount: 'always' } as const

/** Undefined until everything is known, so that no step appears late. A call that failed leaves its step out. */
function useFacts(profile: PlayerProfile): Facts | undefined {
  const api = useApi()
  const on = new Set(useWebFeatures().map(({ id }) => id))
  const hasPlayed = profile.lastGames.length > 0
  const rewards = useQuery({ ...queryOf(api, getRewards), ...FRESH, enabled: on.has('personal-info') })
  const limits = useQuery({ ...queryOf(api, getLimits), ...FRESH, enabled: on.has('limits') })
  const verification = useQuery({ ...queryOf(api, getVerification), ...FRESH, enabled: on.has('verification') })
  // A round does not change the profile that this page knows.
  useQuery({ ...queryOf(api, getProfile), ...FRESH, enabled: !hasPlayed })
  if ([rewards, limits, verification].some(({ isLoading }) => isLoading)) return undefined
  return {
    rewards: rewards.data?.data,
    hasPlayed,
    hasLimit: limits.data?.data.limits.some(({ amount }) => amount !== null),
    identity: verification.data?.data.state,
  }
}

/**
 * Gone at once, whatever a profile asked for before says; if the call fails, the list is back with the next page.
 */
function useEnd({ firstSteps }: PlayerProfile): readonly [isEnded: boolean, end: () => void] {
  const api = useApi()
  const queries = useQueryClient()
  const [isEnded, setEnded] = useState(false)
  const end = async (): Promise<void> => {
    setEnded(true)
    await api.call(endPart, { body: { part: 'checklist' } })
    patchData(queries, getProfile, (known) => ({ ...known, firstSteps: { tips: false, ...firstSteps, checklist: false } }))
  }
  return [isEnded, () => void end().catch(() => undefined)]
}
