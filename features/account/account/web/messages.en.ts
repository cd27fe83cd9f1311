export const accountEn = {
  sessionEnded: 'You have been signed out. Sign in to go on.',
  signOut: 'Sign out',
  menu: 'Your account',
}
