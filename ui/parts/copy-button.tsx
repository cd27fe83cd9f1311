import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { showToast } from '../toast/toasts.ts'

interface CopyButtonProps {
  readonly text: string
  /** Toasts for a copy and for a browser that refuses it. */
  readonly toasts: { readonly copied: string; readonly failed: string }
  readonly children: ReactNode
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, toasts, children }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(toasts.copied, { kind: 'success' }),
      () => showToast(toasts.failed, { kind: 'warning' }),
    )
  return (
    <button type="button" className="button flex-none" data-kind="quiet" data-size="small" onClick={() => void copy()}>
      <Icon name="copy-bold" />
      {children}
    </button>
  )
}
