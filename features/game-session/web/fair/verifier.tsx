import { useEffect, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CheckedClaim, ClaimFault } from '#engine/claim.ts'
import type { Result } from '#kernel/result.ts'
import { checkClaim, openBooksFor } from './check-claim.ts'
import { textOfHash } from './claim.ts'
import { Verdict } from './verdict.tsx'

/** Checks a pasted round, or the one that a link carries, inside the browser. */
export function Verifier() {
  const t = useTranslations('game.fair')
  const { hash } = useLocation()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Result<CheckedClaim, ClaimFault> | null>(null)
  useEffect(() => {
    const linked = textOfHash(hash)
    if (!linked.startsWith('{')) return
    setText(pretty(linked))
    void openBooksFor(linked).then(() => setOutcome(checkClaim(linked)))
  }, [hash])
  const check = (event: FormEvent) => {
    event.preventDefault()
    void openBooksFor(text).then(() => setOutcome(checkClaim(text)))
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
        {outcome?.ok ? <Verdict {...outcome.value} /> : null}
      </div>
    </form>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 1)
  } catch {
    return text
  }
}
