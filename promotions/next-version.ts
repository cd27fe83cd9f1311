import type { Instant } from '#kernel/time.ts'

/** The version of a cell that changes at this instant: greater than any before it, also from one run to the next. */
export const nextVersion = ({ version }: { readonly version: number }, at: Instant): number => Math.max(version + 1, at)
