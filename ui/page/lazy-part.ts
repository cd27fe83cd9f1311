import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export type LoadPart = () => Promise<{ default: ComponentType }>

/** One lazy component per part, created once: creating it during render would remount the part. */
const parts = new WeakMap<LoadPart, LazyExoticComponent<ComponentType>>()

export function lazyPart(load: LoadPart): LazyExoticComponent<ComponentType> {
  const known = parts.get(load)
  if (known) return known
  const part = lazy(load)
  parts.set(load, part)
  return part
}
