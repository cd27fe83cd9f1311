/** The pages that a new site starts with, in Markdown; `{brand}` is the brand's name. Operators edit them from then on. */
export const pagesEn = {
  about: {
    title: 'About {brand}',
    body: `{brand} is a social casino. You play original games with coins that cost nothing, and where sweepstakes play is offered you may also play with free entries.

## What we stand for

- **Free to play.** You get coins for signing up and for coming back. No purchase is ever needed.
- **Games you can check.** Every round follows from a seed that was fixed before you played. You can [verify it yourself](/fair).
- **Play that stays play.** Reminders, breaks and limits are part of your account, not hidden. Read about [responsible play](/game/responsible-play).

## The games

The games are our own. Each shows its chances, its return and its highest win on its rules page, before you play. Browse them all in the [library](/library).

## Questions

The [help page](/page/contact) says how to reach us. The documents of the site are the [terms of use](/page/terms-of-use), the [privacy policy](/page/privacy-policy) and the [sweepstakes rules](/page/sweepstakes-rules).`,
  },
  'official-rules': {
    title: 'Official rules in short',
    body: `**No purchase is necessary to enter or win. A purchase does not improve your chances of winning.**

This page is a summary. What binds is the text of the [sweepstakes rules](/page/sweepstakes-rules), which you confirm before you play.

## The free way in

You can ask for entries without any purchase: [request free entries](/free-entry), once a day, and they are given at once. [All free ways](/page/free-entry). Entries of every origin are the same, are drawn from the same games and have the same chances.

## Who may take part

Legal residents of the places where {brand} offers sweepstakes play who have reached the age that their place asks for. Void where prohibited. Staff of the sponsor and members of their households may not take part.

## How entries are given

For signing up, for signing in each day, in promotions, as a gift with coin packages, and on a free request. None of these ways needs another one.

## Chances and prizes

Each game shows its chances and its highest win before you play. The outcome of a round decides, and nothing else: not your balance, not what you bought, not how long you have played. See [prizes](/page/prizes).

## Sponsor

The sponsor is the operator of {brand}.`,
  },
  'free-entry': {
    title: 'Free entries, without a purchase',
    body: `**You never have to buy anything to get entries.** This page lists every free way there is on {brand}.

## Ways that are open now

1. **Ask.** Once a day you get entries for the asking, at once. [Request free entries](/free-entry)
2. **Sign up.** A new account gets its first coins and entries free. [Sign up](/signup)
3. **Come back.** The daily prize grows over seven days. [See today’s prize](/?openModal=daily-login)
4. **Promotions.** What goes on now, and what it gives, stands on the [promotions page](/promotions).

## Request by mail

The sweepstakes rules also give you entries on a request by mail. Write by hand, on a card of your own:

- your full name and the e-mail address of your account,
- the words “Free entries for {brand}”,
- the day on which you wrote it.

Send each card on its own. One card is one request. The postal address is the sponsor’s address in the [sweepstakes rules](/page/sweepstakes-rules). Where the rules show no address yet, requests by mail are not open on this site yet, and the ways above are the free ways in.

## What you get

Entries from a request are the same as any other entries: the same games, the same chances, the same use.`,
  },
  prizes: {
    title: 'Prizes',
    body: `## Coins and tournament points

They are for fun. They cannot be redeemed, exchanged or given to anybody else.

## Entries and winnings

Where sweepstakes play is offered, entries let you play for winnings. Entries themselves cannot be redeemed. What you win with them can, after your identity has been verified.

## What a game can give

Every game has a rules page with its return, its chances and its highest win. Open a game of the [library](/library) and choose its help.

## Winners

Latest wins on the home page come from rounds that were really played. A player can [stay unnamed](/profile/privacy).`,
  },
  contact: {
    title: 'Help and contact',
    body: `## Find it yourself

- [Frequent questions](/page/faq)
- [How it works](/how-it-works)
- [Can I check that a round was fair?](/fair)
- [Breaks, limits and reminders](/game/responsible-play)

## Your account

Forgotten password, sign-in alerts and devices: [security](/profile/security). What is on your account and your documents: [profile](/profile).

## Write to us

[Ask us here](/support), or answer to any mail that {brand} sent you: both reach the people who run this site. Never send a password.

## If play is no longer fun

Take a break at once in [responsible play](/game/responsible-play). Free and confidential help in the United States: [1-800-522-4700](https://www.ncpgambling.org), at any hour.`,
  },
  faq: {
    title: 'Frequent questions',
    body: `## Does it cost anything to play?

No. You get coins for signing up and for coming back, and you can play with them for as long as you like.

## Can I buy a better chance?

No. A purchase changes nothing in any game. Every player of a game has the same chances.

## How do I know that a round was fair?

Before you play we show you a fingerprint of our seed, and you choose yours. Afterwards you can compute the round again from both. [See how](/fair)

## What are entries?

Free entries let you take part in sweepstakes play where it is offered. You can always get them [without a purchase](/page/free-entry).

## Where may I play?

Coins can be played where social games are allowed. Sweepstakes play depends on the law of the place where you are, and the site tells you when it is not offered there.

## How do I take a break?

In your account under [responsible play](/game/responsible-play). A break starts at once and cannot be shortened.

## How do I close my account?

In your profile, by yourself. What is due to you is settled first.`,
  },
  accessibility: {
    title: 'Accessibility',
    body: `{brand} is meant for everybody who may play. We work by the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.

## What works

- Every page and every dialogue can be used with the keyboard alone, and the focus can be seen.
- Pages have headings, landmarks and names that screen readers say.
- Text keeps enough contrast in every look of the site.
- Who asks their device for less motion gets less motion.
- Pages work at 200 % text size and on narrow screens.

## What does not work yet

The moving reels of slot games are drawn on a canvas. Their results are said in text, their motion is not. Games of other providers follow rules of their own.

## Tell us

If something keeps you out, [write to us](/page/contact): which page, which device, and what happened.`,
  },
  cookies: {
    title: 'Cookies',
    body: `## What your browser keeps

What is necessary is set when you need it: the site does not work without it.

{cookies}

## Everything else

Anything that is not necessary is set only after you agree, and you can change your mind at any time under “Cookie choices” at the foot of every page. The [privacy policy](/page/privacy-policy) says what is kept and why.

## On your device

The site keeps a few settings in your browser’s storage: sound, what you have closed already, and where you were going when a page had to load again. They never leave your device.`,
  },
}
