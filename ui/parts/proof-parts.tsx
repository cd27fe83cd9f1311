import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from 'react'
import type { ProofPartProps } from '../feature.ts'
import { useWebFeatures } from '../page/web-features.tsx'

type Load = () => Promise<{ default: ComponentType<ProofPartProps> }>

/** One lazy component per part, created once. */
const parts = new WeakMap<Load, LazyExoticComponent<ComponentType<ProofPartProps>>>()

/** Alternatives to password and code that slices offer for re-authentication. */
export function ProofParts(props: ProofPartProps) {
  const loads = useWebFeatures().flatMap(({ proofParts }) => proofParts ?? [])
  return loads.map(partOf).map((Part, place) => (
    <Suspense key={place} fallback={<div className="skeleton h-12 rounded-control" />}>
      <Part {...props} />
    </Suspense>
  ))
}

function partOf(load: Load) {
  const known = parts.get(load)
  if (known) return known
  const part = lazy(load)
  parts.set(load, part)
  return part
}
