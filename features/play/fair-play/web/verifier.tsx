import { useEffect, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { type CheckedClaim, type CheckedPrize, checkPrizeClaim, type ClaimFault } from '#engine/claim.ts'
import { type CheckedShared, checkSharedClaim } from '#engine/fair/shared-claim.ts'
import { refuse, type Result } from '#kernel/result.ts'
import { useIdle } from '#ui/page/use-idle.ts'
import { checkClaim, loadForChecks, openBooksFor } from './check-claim.ts'
import { textOfHash } from './claim.ts'
import { PrizeVerdict } from './prize-verdict.tsx'
import { SharedVerdict } from './shared-verdict.tsx'
import { Verdict } from './verdict.tsx'

/** Verifies a pasted or linked round, prize or shared draw inside the browser. */
export function Verifier() {
  const t = useTranslations('fair-play')
  const { hash } = useLocation()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isIdle = useIdle()
  useEffect(() => void (isIdle && loadForChecks()), [isIdle])
  useEffect(() => {
    const linked = textOfHash(hash)
    if (!linked.startsWith('{')) return
    setText(pretty(linked))
    void outcomeOf(linked).then(setOutcome)
  }, [hash])
  const check = (event: FormEvent) => {
    event.preventDefault()
    void outcomeOf(text).then(setOutcome)
  }
  return (
    <form className="card fair-check" onSubmit={check}>
      <label className="field">
        <span className="field-label">{t('claim')}</span>
        <textarea
          className="input fair-claim"
          rows={8}
          spellCheck={false}
          value={text}
          placeholder={t('claimHint')}
          onChange={(event) => {
            setText(event.target.value)
            setOutcome(null)
          }}
        />
      </label>
      <button type="submit" className="button" disabled={text.trim() === ''}>
        {t('check')}
      </button>
      <div aria-live="polite">
        {outcome && !outcome.ok ? (
          <p className="fair-fault" role="alert">
            {t(`faults.${outcome.refusal}`)}
          </p>
        ) : null}
        {outcome?.ok ? <CheckedVerdict {...outcome.value} /> : null}
      </div>
    </form>
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
