import type { ReplyOf } from '#kernel/contract.ts'
import type { closeAccount, ClosureKind } from '../contract.ts'

export type Goodbye = ReplyOf<typeof closeAccount>['data'] & { readonly kind: ClosureKind }

const KEY = 'account-closed'

/** Passed to the next document through the tab's storage: the session that could fetch it again is gone. */
export function keepGoodbye(goodbye: Goodbye): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(goodbye))
  } catch {
    // The browser has no storage: the mail carries the same information.
  }
}

export function readGoodbye(): Goodbye | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Goodbye | null
  } catch {
    return null
  }
}
