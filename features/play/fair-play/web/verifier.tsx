import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useIsGuest } from '#client/player.ts'
import { type CheckedClaim, type CheckedPrize, checkPrizeClaim, type ClaimFault } from '#engine/claim.ts'
import { type CheckedShared, checkSharedClaim } from '#engine/fair/shared-claim.ts'
import { refuse, type Result } from '#kernel/result.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useIdle } from '#ui/page/use-idle.ts'
import { getSeeds, rotateSeeds } from '../contract.ts'
import { useRotateFailure } from './seeds-panel.tsx'
import { checkClaim, loadForChecks, openBooksFor } from './check-claim.ts'
import { textOfHash } from './claim.ts'
import { makeClientSeed } from './keep-seeds.ts'
import { PrizeVerdict } from './prize-verdict.tsx'
import { SharedVerdict } from './shared-verdict.tsx'
import { Verdict } from './verdict.tsx'

/** Verifies a pasted or linked round, prize or shared draw inside the browser. */
export function Verifier() {
  const t = useTranslations('fair-play')
  const { hash } = useLocation()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isIdle = useIdle()
  useEffect(() => void (isIdle && loadForChecks()), [isIdle])
  useEffect(() => {
    const linked = textOfHash(hash)
    if (!linked.startsWith('{')) return
    setText(pretty(linked))
    void outcomeOf(linked).then((found) => {
      setOutcome(found)
      form.current?.scrollIntoView?.({ block: 'start' })
    })
  }, [hash])
  const isLinked = textOfHash(hash).startsWith('{')
  const read = (claim: string) => {
    setText(pretty(claim))
    void outcomeOf(claim).then(setOutcome)
  }
  const change = (changed: string) => {
    setText(changed)
    setOutcome(null)
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    void outcomeOf(text).then(setOutcome)
  }
  return (
    <form ref={form} className="card fair-check" onSubmit={check}>
      {isLinked ? null : <ClaimField text={text} onChange={change} />}
      {isLinked ? null : (
        <button type="submit" className="button" disabled={text.trim() === ''}>
          {t('check')}
        </button>
      )}
      <div aria-live="polite">
        {outcome && !outcome.ok ? <Refused refusal={outcome.refusal} text={text} onReveal={read} /> : null}
        {outcome?.ok ? <CheckedVerdict {...outcome.value} /> : null}
      </div>
      {isLinked ? (
        <details>
          <summary>{t('claim')}</summary>
          <ClaimField text={text} onChange={change} />
          <button type="submit" className="button" data-kind="quiet" disabled={text.trim() === ''}>
            {t('check')}
          </button>
        </details>
      ) : null}
    </form>
  )
}

function ClaimField({ text, onChange }: { readonly text: string; onChange(text: string): void }) {
  const t = useTranslations('fair-play')
  return (
    <label className="field">
      <span className="field-label">{t('claim')}</span>
      <textarea
        className="input fair-claim"
        rows={8}
        spellCheck={false}
        value={text}
        placeholder={t('claimHint')}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

interface RefusedProps {
  readonly refusal: ClaimFault | 'needs-network'
  readonly text: string
  onReveal(claim: string): void
}

/** The player's own seed can be revealed here; any other fault is only named. */
function Refused({ refusal, text, onReveal }: RefusedProps) {
  const t = useTranslations('fair-play')
  const fault = (
    <p className="fair-fault" role="alert">
      {t(`faults.${refusal}`)}
    </p>
  )
  return refusal === 'unrevealed' ? <RevealSeed text={text} fault={fault} onReveal={onReveal} /> : fault
}

interface RevealSeedProps {
  /** The claim, whose seed is secret. */
  readonly text: string
  /** Shown if the seed is not one of this player's. */
  readonly fault: ReactNode
  onReveal(claim: string): void
}

/** One press reveals the seed of the player's own round, starts the next pair, and verifies the round. */
function RevealSeed({ text, fault, onReveal }: RevealSeedProps) {
  const t = useTranslations('fair-play')
  const api = useApi()
  const queries = useQueryClient()
  const onError = useRotateFailure()
  const isGuest = useIsGuest()
  const seeds = useQuery({ ...queryOf(api, getSeeds), enabled: !isGuest }).data?.data
  const claim = JSON.parse(text) as { readonly commit: string }
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const known = seeds?.revealed.find(({ commit }) => commit === claim.commit)
      if (known) return known.serverSeed
      const { mode } = seeds!.active.find(({ commit }) => commit === claim.commit)!
      const { data } = await api.call(rotateSeeds, { body: { mode, clientSeed: makeClientSeed() } })
      return data.revealed.serverSeed
    },
    onSuccess: async (serverSeed) => {
      onReveal(JSON.stringify({ ...claim, serverSeed }))
      await queries.invalidateQueries({ queryKey: keyOf(getSeeds) })
    },
    onError,
  })
  const isOwn = [...(seeds?.active ?? []), ...(seeds?.revealed ?? [])].some(({ commit }) => commit === claim.commit)
  if (!isOwn) return fault
  return (
    <div className="fair-reveal">
      <p>{t('revealText')}</p>
      <button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
        {t('revealAndCheck')}
      </button>
    </div>
  )
}

type Checked = CheckedClaim | CheckedPrize | CheckedShared

function CheckedVerdict(checked: Checked) {
  if (isShared(checked)) return <SharedVerdict {...checked} />
  return isOfPrize(checked) ? <PrizeVerdict {...checked} /> : <Verdict {...checked} />
}

const isShared = (checked: Checked): checked is CheckedShared => 'sharedDraw' in checked.claim
const isOfPrize = (checked: CheckedClaim | CheckedPrize): checked is CheckedPrize => 'rules' in checked.claim

type Outcome = Result<Checked, ClaimFault | 'needs-network'>

async function outcomeOf(text: string): Promise<Outcome> {
  if (!(await openBooksFor(text))) return refuse('needs-network')
  return checkSharedClaim(text) ?? checkPrizeClaim(text) ?? checkClaim(text)
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text
  }
}
