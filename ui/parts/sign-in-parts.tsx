import { lazy, memo, Suspense, useCallback, useRef, type ComponentType, type LazyExoticComponent } from 'react'
import type { SignInPart, SignInStepProps } from '../feature.ts'
import { useWebFeatures } from '../page/web-features.tsx'

type Load = SignInPart['load']
type Part = LazyExoticComponent<ComponentType<SignInStepProps>>

/** One lazy component per part, created once. */
const parts = new WeakMap<Load, Part>()

/** Additional sign-in methods of slices. Each renders itself, or nothing. */
export function SignInParts({ isForSignUp = false, onSignedIn }: SignInStepProps & { readonly isForSignUp?: boolean }) {
  const all = useWebFeatures().flatMap(({ signInParts }) => signInParts ?? [])
  const drawn = all.filter((part) => !isForSignUp || part.isForSignUp).map(({ load }) => partOf(load))
  const latest = useRef(onSignedIn)
  latest.current = onSignedIn
  const arrive = useCallback(() => latest.current(), [])
  return drawn.map((Part, place) => <WayIn key={place} Part={Part} onSignedIn={arrive} />)
}

/** Memoized: if a lazy part renders again before its code has loaded, React discards the server's markup. */
const WayIn = memo(({ Part, ...props }: SignInStepProps & { readonly Part: Part }) => (
  <Suspense fallback={null}>
    <Part {...props} />
  </Suspense>
))

/** The step that an unfinished sign-in still requires. */
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
