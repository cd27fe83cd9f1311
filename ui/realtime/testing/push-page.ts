import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiClient } from '../../api/client.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import type { ModalArgs, PushTarget, ToastOptions } from '../../feature.ts'
import { dispatchPush } from '../dispatch-push.ts'
import type { PushHandler } from '../on-message.ts'

export interface HeardToast extends ToastOptions {
  readonly message: ReactNode
}

/** A page for push handlers that records what they do. Pushes pass through the page's own dispatcher. */
export function openHeardPage(pushHandlers: readonly PushHandler[], random = 0.5) {
  const queries = new QueryClient()
  const modals: { readonly name: string; readonly args: ModalArgs }[] = []
  const toasts: HeardToast[] = []
  const api = new ApiClient({ transport: new FakeServer().transport, locale: 'en', newKey: () => 'key' })
  const target: PushTarget = {
    api,
    queries,
    openModal: (name, args = {}) => void modals.push({ name, args }),
    toast: (message, options = {}) => void toasts.push({ message, ...options }),
    lead: () => false,
    random: () => random,
  }
  const push = (type: string, data: unknown): void => dispatchPush(pushHandlers, { type, data }, target)
  return { queries, modals, toasts, push }
}
