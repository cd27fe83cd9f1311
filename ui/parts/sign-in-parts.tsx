import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { SignInPart, SignInStepProps } from '../feature.ts'
import { useWebFeatures } from '../page/web-features.tsx'

type Load = SignInPart['load']
type Part = LazyExoticComponent<ComponentType<SignInStepProps>>

/** One lazy component for each part, made once. */
const parts = new WeakMap<Load, Part>()

/** The further ways in that slices bring. Each draws itself, or nothing. */
export function SignInParts({ isForSignUp = false, ...props }: SignInStepProps & { readonly isForSignUp?: boolean }) {
  const all = useWebFeatures().flatMap(({ signInParts }) => signInParts ?? [])
  const drawn = all.filter((part) => !isForSignUp || part.isForSignUp).map(({ load }) => partOf(load))
  return drawn.map((Part, place) => (
    <Suspense key={place} fallback={null}>
      <Part {...props} />
    </Suspense>
  ))
}

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
