import { lazy, memo, Suspense, useCallback, useRef, type ComponentType, type LazyExoticComponent } from 'react'
import type { SignInPart, SignInStepProps } from '../feature.ts'
import { useWebFeatures } from '../page/web-features.tsx'

type Load = SignInPart['load']
type Part = LazyExoticComponent<ComponentType<SignInStepProps>>

/** One lazy component for each part, made once. */
const parts = new WeakMap<Load, Part>()

/** The further ways in that slices bring. Each draws itself, or nothing. */
export function SignInParts({ isForSignUp = false, onSignedIn }: SignInStepProps & { readonly isForSignUp?: boolean }) {
  const all = useWebFeatures().flatMap(({ signInParts }) => signInParts ?? [])
  const drawn = all.filter((part) => !isForSignUp || part.isForSignUp).map(({ load }) => partOf(load))
  const latest = useRef(onSignedIn)
  latest.current = onSignedIn
  const arrive = useCallback(() => latest.current(), [])
  return drawn.map((Part, place) => <WayIn key={place} Part={Part} onSignedIn={arrive} />)
}

/** Drawn anew by nothing above it: React throws away what the server drew of a part that is asked for before its code is here. */
const WayIn = memo(({ Part, ...props }: SignInStepProps & { readonly Part: Part }) => (
  <Suspense fallback={null}>
    <Part {...props} />
  </Suspense>
))

/** What a sign-in that was not finished still asks for. */
export function SignInStep({ reason, ...props }: SignInStepProps & { readonly reason: string }) {
  const steps = useWebFeatures().flatMap(({ signInSteps }) => signInSteps?.[reason] ?? [])
  return steps.map(partOf).map((Step) => (
    <Suspense key={reason} fallback={<div className="skeleton h-48 rounded-card" />}>
      <Step {...props} />
    </Suspense>
  ))
}

function partOf(load: Load): Part {
  const known = parts.get(load)
  if (known) return known
  const part = lazy(load)
  parts.set(load, part)
  return part
}
