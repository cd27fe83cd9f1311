import type { VerificationAction } from '../contract.ts'

/** What a verification comes to for the player; `next` asks for one more step. */
export type Outcome = 'approved' | 'rejected' | 'duplicate' | 'next'

/** The specification's actions in its words. */
export const OUTCOMES: Readonly<Record<VerificationAction, Outcome>> = {
  surveyRequired: 'next',
  needUploadDocument: 'next',
  needScanDocument: 'next',
  success: 'approved',
  apple_pay_success: 'approved',
  failed: 'rejected',
  apple_pay_failed: 'rejected',
  duplicate: 'duplicate',
}
