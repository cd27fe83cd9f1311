import type { ReactNode } from 'react'
import type { ToastAction, ToastKind, ToastOptions } from '../feature.ts'

export interface Toast {
  readonly message: ReactNode
  readonly kind: ToastKind
  readonly actions: readonly ToastAction[]
  readonly id: string | undefined
  readonly closesAfterMs: number
}

/** Duration in ms of an informative toast, and of a confirmation. */
const READING_MS = 5_000
const CONFIRMING_MS = 3_000

type Listener = () => void

/** Toasts not shown yet. The library that shows them loads with the first one. */
let waiting: readonly Toast[] = []
const listeners = new Set<Listener>()
let clear: Listener = () => undefined

const closingOf = (kind: ToastKind): number => (kind === 'success' || kind === 'default' ? CONFIRMING_MS : READING_MS)

export function showToast(
  message: ReactNode,
  { kind = 'info', actions = [], id, closesAfterMs = closingOf(kind) }: ToastOptions = {},
): void {
  waiting = [...waiting, { message, kind, actions, id, closesAfterMs }]
  for (const listener of listeners) listener()
}

/** Closes all toasts. */
export function clearToasts(): void {
  waiting = []
  clear()
}

export const toastQueue = {
  subscribe: (listener: Listener): Listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  waiting: (): readonly Toast[] => waiting,
  take: (): readonly Toast[] => {
    const taken = waiting
    waiting = []
    return taken
  },
  onClear: (handler: Listener): void => {
    clear = handler
  },
}
