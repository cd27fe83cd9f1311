import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ModalArgs, PushTarget, ToastOptions } from '../../feature.ts'
import { dispatchPush } from '../dispatch-push.ts'
import type { Hearing } from '../hear.ts'

export interface HeardToast extends ToastOptions {
  readonly message: ReactNode
}

/** A page as push handlers see it, which remembers what they did to it. Pushes come in by the page's own door. */
export function openHeardPage(hearings: readonly Hearing[], random = 0.5) {
  const queries = new QueryClient()
  const modals: { readonly name: string; readonly args: ModalArgs }[] = []
  const toasts: HeardToast[] = []
  const target: PushTarget = {
    queries,
    openModal: (name, args = {}) => void modals.push({ name, args }),
    toast: (message, options = {}) => void toasts.push({ message, ...options }),
    lead: () => false,
    random: () => random,
  }
  const push = (type: string, data: unknown): void => dispatchPush(hearings, { type, data }, target)
  return { queries, modals, toasts, push }
}
