export const termsEn = {
  title: 'Before you play on',
  text: '{count, plural, one {Please read this and confirm it.} other {Please read these and confirm them.}}',
  version: 'In force since {date}',
  documents: 'Documents',
  confirm: 'I have read and agree',
  outdated: 'There is a newer version. Please read it and confirm again.',
  signOut: 'Sign out',
  others: 'Read also',
}
