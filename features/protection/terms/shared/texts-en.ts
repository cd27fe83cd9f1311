import type { TermsText } from './terms-text.ts'

const FIRST_TERMS: TermsText = {
  title: 'Terms of use',
  sections: [
    {
      heading: 'Who may play',
      paragraphs: [
        'You may have one account, in your own name, if you live in a state where {brand} is available and you’re at least 18 (19 in Alabama and Nebraska, 21 in Mississippi).',
        'The information you give us must be true. We may ask you to prove it.',
      ],
    },
    {
      heading: 'Coins and entries',
      paragraphs: [
        'Coins and coin winnings are for fun. They have no value outside {brand} and can’t be taken out of it.',
        'Entries are a gift and are never sold. Winnings from entries can be redeemed under the sweepstakes rules.',
        'You can’t transfer coins, entries, or prizes to another player.',
      ],
    },
    {
      heading: 'Fair games',
      paragraphs: [
        'Each outcome comes from seeds committed before you play. You can verify every round yourself.',
        'Each game shows its odds before you play. They don’t depend on your balance, your history, or your level.',
      ],
    },
    {
      heading: 'Interrupted rounds',
      paragraphs: [
        'If you lose your connection, your round is still completed and saved. You’ll find it when you come back and in your game history.',
        'If the error is ours, your play amount is returned.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Keep your password private. After three failed sign-ins, we lock the account temporarily. After 30 minutes of inactivity, we ask for your password again.',
        'You can take a break, set limits, or close your account at any time. Anything we owe you stays yours.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change in substance, we’ll show you the new version and ask you to accept it before you continue to play.',
      ],
    },
  ],
}

/** After the interrupted rounds. */
const VOID_ROUNDS = {
  heading: 'Void rounds',
  paragraphs: [
    'If a game has a fault, we can void the rounds it affected. We return your play amount for each of them, and your game history says why.',
    'We can also take back what a void round won, as far as you still have it. Your balance never goes below zero, and you owe us nothing. Progressive jackpots that were paid stay yours.',
  ],
}

/** `{brand}` is filled in. */
export const ENGLISH: Record<string, TermsText> = {
  'terms-of-use@2026-11-01': FIRST_TERMS,
  'terms-of-use@2026-11-15': { ...FIRST_TERMS, sections: FIRST_TERMS.sections.toSpliced(4, 0, VOID_ROUNDS) },
  'privacy-policy@2026-11-01': {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your contact details, date of birth, and state; your sign-ins with IP address and device; your rounds and balance transactions.',
          'We store your password only as a hash, so no one can read it.',
        ],
      },
      {
        heading: 'Why we keep it',
        paragraphs: ['To run your account, keep games fair, prevent abuse, and comply with the law. We don’t sell it.'],
      },
      {
        heading: 'Cookies',
        paragraphs: ['Essential cookies keep you signed in and remember your language. Others are set only if you agree.'],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can view, export, and correct your data, and ask us to delete it. What the law requires us to keep, we keep only for as long as required, and we tell you so.',
          'After we delete your data, the questions and complaints you sent us stay for five years with our answers, because complaints must stay on record. We take out your name, addresses, and numbers.',
          'After we delete your data, keyed hashes of your email and phone number stay for two years, so that welcome gifts are given once. If you self-excluded, the hashes that keep you out stay too. No one can recover anything from them.',
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
        heading: 'Eligibility',
        paragraphs: [
          'Open to legal residents of states where {brand} offers sweepstakes play who meet the minimum age in their state.',
          'The sponsor’s employees and affiliates, and members of their households, aren’t eligible. They can play with coins. If we close entries to you by mistake, tell support.',
        ],
      },
      {
        heading: 'Where it is void',
        paragraphs: [
          'Void in Idaho, Montana, and Washington, where {brand} isn’t available, and in California, Connecticut, Michigan, Nevada, New Jersey, and New York, where you can play with coins only. Also void outside the United States and where prohibited by law.',
        ],
      },
      {
        heading: 'Dates',
        paragraphs: [
          'Sweepstakes play is open from the date of these rules until we announce its end on this page. Each promotion shows its start and end before you take part.',
        ],
      },
      {
        heading: 'How to get entries',
        paragraphs: [
          'Entries are free of charge: for signing up, for signing in daily, in promotions, as a gift with coin packages, and on request, online or by mail. All entries are the same and have the same odds, however you get them.',
          'Limits: one account per person, and one online request per person per day. Each game shows its least and greatest play amount, and each promotion its own limits.',
        ],
      },
      {
        heading: 'Prizes and odds',
        paragraphs: [
          'Each game shows its odds and max win before you play. Winners are selected by the random outcome of each round, or by a random draw among the tickets of a promotion. You can verify both.',
          'Winnings of 1.00 are worth 1.00 USD when redeemed, from a minimum of 50.00 as a gift card or 100.00 to a bank account. Entries can’t be redeemed.',
          'For a list of the winners of a promotion, ask support: it has first names, initials, cities, states, and prizes. Promotions with prizes above $5,000 are registered and bonded where a state requires it.',
        ],
      },
      {
        heading: 'Redemptions',
        paragraphs: [
          'You can redeem winnings above the minimum after we verify your identity, if sweepstakes play is open in your state or closed there within the last year. We pay to a bank account in your verified name.',
          'Once you request a redemption, those winnings are set aside and can’t go back into play. You’ll see the status of your request, who acts next and by when, and the reason if it’s declined.',
          'Some states limit a single prize; we then pay part of it and you can redeem the rest next. We report prizes and withhold taxes as the law requires.',
        ],
      },
      { heading: 'Sponsor', paragraphs: ['The sponsor is {sponsor}.'] },
    ],
  },
}
