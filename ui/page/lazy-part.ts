import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export type LoadPart<P = object> = () => Promise<{ default: ComponentType<P> }>

/** One lazy component per part, created once: creating it during render would remount the part. */
const parts = new WeakMap<object, unknown>()

export function lazyPart<P = object>(load: LoadPart<P>): LazyExoticComponent<ComponentType<P>> {
  const known = parts.get(load)
  if (known) return known as LazyExoticComponent<ComponentType<P>>
  const part = lazy(load)
  parts.set(load, part)
  return part
}
