export const cashEn = {
  complete: 'Your purchase is complete. Thank you.',
  failedTitle: 'Your purchase did not go through',
  failedText: 'We are failed to process your transaction. Please try again.',
  understood: 'Got it',
}
