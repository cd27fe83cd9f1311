export const accountEn = {
  signInTitle: 'Sign in',
}
