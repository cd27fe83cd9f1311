import { lastDigitsOf } from '#kernel/last-digits.ts'

/** Mails and notifications about a redemption. */
export const newsEn = {
  greeting: (name: string) => `Hi ${name},`,
  about: (amount: string, account: { readonly method: string; readonly title: string } | undefined) => {
    if (account?.method === 'gift-card') return `Your redemption: ${amount} as a gift card.`
    const digits = lastDigitsOf(account?.title ?? '')
    return `Your redemption: ${amount} to your bank account${digits ? ` ••••\u00a0${digits}` : ''}.`
  },
  action: 'See your redemption',
  closing: 'Take care,',
  /** For accounts that are closed. */
  closed: {
    action: 'See your claim',
    texts: {
      refused: 'We couldn’t approve your claim. The winnings are still yours. Contact us with your reference number.',
      'needs-player': 'We need one thing from you before we can pay you. Contact us with your reference number.',
      'needs-method': 'Your bank returned our payment. The winnings are still yours. Contact us and name another account.',
    },
  },
  waiting: {
    title: 'We got your redemption',
    short: 'It continues automatically. See when.',
    text: 'We got your redemption and set your winnings aside. It continues automatically on the date shown on the page.',
  },
  review: {
    title: 'We’re reviewing your redemption',
    short: 'See when to expect our answer.',
    text: 'A person is reviewing your redemption. You don’t have to do anything. The page shows when to expect our answer.',
  },
  sent: {
    title: 'Your prize is on its way',
    short: 'See when to expect it.',
    text: 'We sent your prize. Banks usually post it within a few business days; gift cards arrive by email.',
  },
  paid: {
    title: 'Your prize is paid',
    short: 'See the details of your redemption.',
    text: 'We paid your redemption. Look in your bank account, or in your email if you chose a gift card.',
  },
  refused: {
    title: 'Your redemption was declined',
    short: 'Your winnings are back. See the reason.',
    text: 'We couldn’t approve your redemption. Your winnings are back in your balance. You’ll find the reason on the page.',
  },
  'needs-player': {
    title: 'One step for your redemption',
    short: 'We need one thing from you first.',
    text: 'We need one thing from you before we can pay your redemption. Your winnings stay set aside for it.',
  },
  'needs-method': {
    title: 'Your prize came back',
    short: 'Choose another account.',
    text: 'Your prize couldn’t be delivered. Your winnings stay set aside. Choose another account and we’ll send it again.',
  },
}
