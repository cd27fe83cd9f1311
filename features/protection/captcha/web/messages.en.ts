export const captchaEn = {
  title: 'Quick security check',
  text: 'Just making sure you’re human. You’ll pick up right where you left off.',
  frame: 'Security check',
  failed: 'That didn’t work. Try again.',
}
