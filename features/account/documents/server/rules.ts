import type { ConfirmStatus, DocumentKind, DocumentState } from '../contract.ts'

interface Known {
  readonly kind: DocumentKind
  readonly state: DocumentState
}

/** How the documents that show who somebody is stand; the latest comes first. Once accepted, it stays so. */
export function confirmStatusOf(documents: readonly Known[]): ConfirmStatus {
  const states = documents.flatMap(({ kind, state }) => (kind === 'identity' && state !== 'taken-back' ? [state] : []))
  if (states.includes('accepted')) return 'approved'
  if (states.includes('waiting')) return 'waiting'
  return states.length > 0 ? 'rejected' : null
}
