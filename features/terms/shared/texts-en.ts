import type { TermsText } from './terms-text.ts'

/** `{brand}` is filled in. */
export const ENGLISH: Record<string, TermsText> = {
  'terms-of-use@2026-11-01': {
    title: 'Terms of use',
    sections: [
      {
        heading: 'Who may play',
        paragraphs: [
          'You may open one account, for yourself, if you live in a state where {brand} is offered and have reached the age that your state asks for: 18, in Alabama and Nebraska 19, in Mississippi 21.',
          'What you tell us about yourself has to be true. We may ask you to prove it.',
        ],
      },
      {
        heading: 'Coins and entries',
        paragraphs: [
          'Coins and the points won with them are for fun. They have no value outside {brand} and never leave it.',
          'Entries are a gift and are never sold. What you win with entries can be redeemed under the sweepstakes rules.',
          'Nothing can be handed from one player to another.',
        ],
      },
      {
        heading: 'Fair games',
        paragraphs: [
          'Each outcome comes from seeds that are committed before you play. You can check every round yourself.',
          'The odds of a game are shown before you play it. They do not depend on your balance, your history or your level.',
        ],
      },
      {
        heading: 'Interrupted rounds',
        paragraphs: [
          'A round that was started is decided and kept, also when your connection breaks. You find it on your return and in your history.',
          'If the fault is ours, your play amount is returned.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'Keep your password to yourself. After three failed sign-ins the account is locked for a while; after 30 quiet minutes we ask for the password again.',
          'You can take a break, set limits or close your account at any time. What you are owed stays yours.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'When these terms change in substance, we show you the new version and ask you to confirm it before you play on.',
        ],
      },
    ],
  },
  'privacy-policy@2026-11-01': {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your contact data, birth date and state; your sign-ins with address and device; your rounds and the movements of your balances.',
          'Your password is kept only as a hash, from which it cannot be read.',
        ],
      },
      {
        heading: 'Why we keep it',
        paragraphs: ['To run your account, to keep the games fair, to prevent abuse and to meet the law. We do not sell it.'],
      },
      {
        heading: 'Cookies',
        paragraphs: ['Necessary cookies keep you signed in and remember your language. Others are set only if you agree.'],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may see, export and correct your data, and ask us to erase it. What the law makes us keep, we keep for that time only, and we tell you so.',
          'Once your data is erased, keyed hashes of your mailbox and phone number stay for two years, so that welcome gifts are given once; if you excluded yourself, those that keep you out stay too. Nobody can read anything back from them.',
        ],
      },
    ],
  },
  'sweepstakes-rules@2026-11-01': {
    title: 'Sweepstakes rules',
    sections: [
      {
        heading: 'No purchase necessary',
        paragraphs: ['NO PURCHASE IS NECESSARY TO ENTER OR WIN. A purchase does not improve your chances of winning.'],
      },
      {
        heading: 'Who may take part',
        paragraphs: [
          'Legal residents of the states where {brand} offers sweepstakes play who have reached the age that their state asks for. Void where prohibited.',
          'Staff of the sponsor and members of their households may not take part.',
        ],
      },
      {
        heading: 'How to get entries',
        paragraphs: [
          'Entries are given free of charge: for signing up, for signing in daily, in promotions, as a gift with coin packages, and on request, here or by post. Entries of every origin are the same and have the same chances.',
        ],
      },
      {
        heading: 'Prizes and chances',
        paragraphs: [
          'Each game shows its chances and its highest win before you play. Winners are decided by the random outcome of the round, which you can verify.',
          'One unit of winnings is worth 0.01 USD when it is redeemed. Entries themselves cannot be redeemed.',
        ],
      },
      {
        heading: 'Redeeming',
        paragraphs: [
          'Winnings above the minimum can be redeemed after your identity has been verified. You see the state of your request, the next step and the reason if it is refused.',
        ],
      },
      { heading: 'Sponsor', paragraphs: ['The sponsor is the operator of {brand}.'] },
    ],
  },
}
