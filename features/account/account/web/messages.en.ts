export const accountEn = {
  sessionEnded: 'You’ve been signed out. Sign in to continue.',
  signOut: 'Sign out',
  menu: 'Your account',
}
