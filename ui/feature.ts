import type { ComponentType, ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'

/** The web door of a slice: what the page registers of it. Components load lazily. */
export interface WebFeature {
  readonly id: string
  /** By modal name, which `?openModal=` may carry too. */
  readonly modals?: Readonly<Record<string, WebModal>>
  /** Cards of the promo strip on home and lobby, in this order. */
  readonly tiles?: readonly (() => Promise<{ default: ComponentType }>)[]
  /** By push type; a handler updates the query cache and may open modals or toasts. */
  readonly onPush?: Readonly<Record<string, (message: never, app: PushTarget) => void>>
}

export interface WebModal {
  readonly load: () => Promise<{ default: ComponentType<ModalProps> }>
  /** The modal that cannot be closed until it is answered (terms). */
  readonly isBlocking?: boolean
}

export interface ModalProps {
  /** What the opener passed, for example `{ game: 'voltage-sevens' }`. */
  readonly args: Readonly<Record<string, string>>
  close(): void
}

export interface PushTarget {
  readonly queries: QueryClient
  openModal(name: string, args?: Readonly<Record<string, string>>): void
  toast(message: ReactNode, options?: { kind?: 'info' | 'success' | 'warning' | 'error' }): void
}
