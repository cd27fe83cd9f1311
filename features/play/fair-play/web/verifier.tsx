import { useEffect, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { type CheckedClaim, type CheckedPrize, checkPrizeClaim, type ClaimFault } from '#engine/claim.ts'
import type { Result } from '#kernel/result.ts'
import { checkClaim, openBooksFor } from './check-claim.ts'
import { textOfHash } from './claim.ts'
import { PrizeVerdict } from './prize-verdict.tsx'
import { Verdict } from './verdict.tsx'

/** Checks a pasted round or prize, or the one that a link carries, inside the browser. */
export function Verifier() {
  const t = useTranslations('fair-play')
  const { hash } = useLocation()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
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
        {outcome?.ok ? <Checked {...outcome.value} /> : null}
      </div>
    </form>
  )
}

function Checked(checked: CheckedClaim | CheckedPrize) {
  return isOfPrize(checked) ? <PrizeVerdict {...checked} /> : <Verdict {...checked} />
}

const isOfPrize = (checked: CheckedClaim | CheckedPrize): checked is CheckedPrize => 'rules' in checked.claim

type Outcome = Result<CheckedClaim | CheckedPrize, ClaimFault>

async function outcomeOf(text: string): Promise<Outcome> {
  await openBooksFor(text)
  return checkPrizeClaim(text) ?? checkClaim(text)
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text
  }
}
