import type { RedeemStatus } from '#features/store/redemptions/contract.ts'

/** What the profile says of redemption; off in a brand without it. */
export const redeemStatusOf = ({ featuresInfo }: { readonly featuresInfo: Readonly<Record<string, unknown>> }): RedeemStatus =>
  (featuresInfo['redeem'] as RedeemStatus | undefined) ?? { isActive: false, heldWinnings: 0, isPending: false }
