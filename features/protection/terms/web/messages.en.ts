export const termsEn = {
  title: 'Before you continue',
  text: '{count, plural, one {Please review and accept this document.} other {Please review and accept these documents.}}',
  version: 'Effective {date}',
  documents: 'Documents',
  confirm: 'I agree',
  outdated: 'There’s a newer version. Please review and accept it.',
  signOut: 'Sign out',
  others: 'See also',
}
