/** Why operators declare rounds void, as players read it. */
export const VOID_REASONS = ['wrong-result', 'wrong-display', 'interrupted', 'other-fault'] as const
export type VoidReason = (typeof VOID_REASONS)[number]
