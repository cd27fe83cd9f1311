import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { mendRefusal } from '#ui/api/recovery.ts'
import type { ProofKind } from './proof-prompt.tsx'

const ProofPrompt = lazy(() => import('./proof-prompt.tsx'))

/** By refusal code: 30 idle minutes, or a change that requires a proof from the last ten. */
const KINDS = { 'password-needed': 'idle', 'proof-needed': 'change' } as const

/** Prompts for a proof when a call is refused without one, and repeats the call. */
export default function ProofWatcher() {
  const [asked, setAsked] = useState<ProofKind>()
  const answer = useRef<(isProved: boolean) => void>(() => undefined)
  useEffect(() => {
    const leave = Object.entries(KINDS).map(([code, kind]) =>
      mendRefusal(code, () => {
        setAsked(kind)
        return new Promise((resolve) => {
          answer.current = resolve
        })
      }),
    )
    return () => {
      for (const each of leave) each()
      answer.current(false)
    }
  }, [])
  if (!asked) return null
  const end = (isProved: boolean) => {
    setAsked(undefined)
    answer.current(isProved)
  }
  return (
    <Suspense fallback={null}>
      <ProofPrompt kind={asked} onEnd={end} />
    </Suspense>
  )
}
