import type { ConfirmStatus, DocumentKind, DocumentState } from '../contract.ts'

interface Known {
  readonly kind: DocumentKind
  readonly state: DocumentState
}

/** The status of the identity documents, given latest first. Accepted is final. */
export function confirmStatusOf(documents: readonly Known[]): ConfirmStatus {
  const states = documents.flatMap(({ kind, state }) => (kind === 'identity' && state !== 'taken-back' ? [state] : []))
  if (states.includes('accepted')) return 'approved'
  if (states.includes('waiting')) return 'waiting'
  return states.length > 0 ? 'rejected' : null
}
