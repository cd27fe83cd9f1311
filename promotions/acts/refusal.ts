/** A refused act as replies name it: `not-running`. */
export const refusalOf = ({ refused }: { readonly refused: string }) => ({ success: false as const, reasonType: refused })

/** The claim of a promotion that has no rule yet: nothing can be earned, so there is nothing to claim. */
export const refuseWithoutRule = async () => ({ success: false, reasonType: 'not-running' }) as const
