export const identityEn = {
  document: { approved: 'Document approved', rejected: 'Document rejected' },
  player: { approved: 'You are verified. Thank you.', rejected: 'We could not verify you this time.' },
  duplicate: 'These details belong to another account. Our support can help you.',
  steps: {
    surveyRequired: {
      title: 'A few questions first',
      text: 'To verify you, we need the answers to a few short questions.',
    },
    needUploadDocument: {
      title: 'We need a document',
      text: 'To verify you, we need a picture of an identity document: a PDF, GIF, JPG or PNG no larger than 15 MB.',
    },
    needScanDocument: {
      title: 'Please scan your document',
      text: 'To verify you, we need a scan of your identity document. A phone with a camera does it best.',
    },
  },
  goOn: 'Go on',
  understood: 'Got it',
}
