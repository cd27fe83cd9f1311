import type { ReplyOf } from '#kernel/contract.ts'
import type { closeAccount, ClosingKind } from '../contract.ts'

export type Goodbye = ReplyOf<typeof closeAccount>['data'] & { readonly kind: ClosingKind }

const KEY = 'account-closed'

/** Into the next document, and for as long as this tab is open: the session that could ask for it again is gone. */
export function keepGoodbye(goodbye: Goodbye): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(goodbye))
  } catch {
    // A browser that keeps nothing: the mail says it as well.
  }
}

export function readGoodbye(): Goodbye | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Goodbye | null
  } catch {
    return null
  }
}
