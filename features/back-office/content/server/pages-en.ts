import { economy } from '#kernel/economy.ts'
import { toWire } from '#kernel/money.ts'

const POSTCARD = (toWire(economy.postcard) / 100).toFixed(2)

/** The pages of a new site, in Markdown; `{brand}` is the brand's name. Operators edit them afterwards. */
export const pagesEn = {
  about: {
    title: 'About {brand}',
    body: `{brand} is a social casino. Play original games with free coins and, where sweepstakes play is available, with free entries.

## What we stand for

- **Free to play.** You get coins for signing up and for coming back. No purchase necessary.
- **Games you can verify.** Every round comes from a seed that’s locked in before you play. You can [verify it yourself](/fair).
- **Play that stays fun.** Reminders, breaks, and limits are built into your account. Read about [responsible play](/game/responsible-play).

## The games

Our games are original. Each one shows its odds, RTP, and max win before you play. Browse them all in the [library](/library).

## Questions

See [Help and contact](/page/contact) to reach us. Read the [terms of use](/page/terms-of-use), the [privacy policy](/page/privacy-policy), and the [sweepstakes rules](/page/sweepstakes-rules).`,
  },
  'official-rules': {
    title: 'Official rules summary',
    body: `**No purchase is necessary to enter or win. A purchase does not improve your chances of winning.**

This page is a summary. The [sweepstakes rules](/page/sweepstakes-rules), which you accept before you play, govern.

## How to enter for free

[Request free entries](/free-entry) once a day and get them instantly, with no purchase. See [all free methods](/page/free-entry). All entries are the same, however you get them: same games, same odds.

## Eligibility

Open to legal residents of states where {brand} offers sweepstakes play who meet the minimum age in their state. Void where prohibited. The sponsor’s employees and their household members aren’t eligible.

## How to get entries

By signing up, signing in daily, in promotions, as a gift with coin packages, and on request for free. Each method works on its own.

## Odds and prizes

Each game shows its odds and max win before you play. Only the outcome of the round decides what you win. Your balance, purchases, and time played make no difference. See [prizes](/page/prizes).

## Sponsor

The sponsor is the operator of {brand}.`,
  },
  'free-entry': {
    title: 'Free entries, no purchase necessary',
    body: `**You never have to buy anything to get entries.** This page lists every free method on {brand}.

## Available now

1. **Request online.** Get free entries once a day, instantly. [Request free entries](/free-entry)
2. **Sign up.** Every new account gets free coins and entries. [Sign up](/signup)
3. **Come back.** Daily prizes get bigger through day 7. [Claim today’s prize](/?openModal=daily-login)
4. **Promotions.** See what’s live on the [promotions page](/promotions).

## Request by mail

You can also request entries by mail under the sweepstakes rules. Handwrite the following on a plain 3×5 card:

- your full name and the email address on your account,
- the words “Free entries for {brand}”,
- the date you wrote it.

Mail each card separately. Each card counts as one request and earns ${POSTCARD} entries. Send it to the sponsor’s address in the [sweepstakes rules](/page/sweepstakes-rules). If the rules don’t show an address, mail-in requests aren’t open on this site yet. Use the free methods above.

## What you get

Requested entries are the same as any other entries: same games, same odds, same value.`,
  },
  prizes: {
    title: 'Prizes',
    body: `## Coins and coin winnings

They’re for fun. They can’t be redeemed, exchanged, or given to anyone else.

## Entries and winnings

Where sweepstakes play is offered, entries let you play for winnings. Entries can’t be redeemed. You can [redeem winnings](/redeem) from 50.00 as a gift card or 100.00 to a bank account, at 1.00 USD for each 1.00, after we verify your identity. See [how long redemptions take](/trust/redemptions).

## What you can win

Every game has a page with its RTP, odds, and max win. Open a game in the [library](/library) and choose Paytable and odds.

## Winners

Recent wins on the home page come from real rounds. You can [hide your name](/profile/privacy).`,
  },
  contact: {
    title: 'Help and contact',
    body: `## Quick answers

- [FAQ](/page/faq)
- [How it works](/how-it-works)
- [How to verify a round](/fair)
- [Breaks, limits, and reminders](/game/responsible-play)

## Your account

For passwords, sign-in alerts, and devices, go to [Security](/profile/security). For your details and documents, go to [your profile](/profile).

## Contact us

[Send us a message](/support) or reply to any email from {brand}. Never send your password.

## Play not fun anymore?

Take a break right away under [Responsible play](/game/responsible-play). Free and confidential help in the US, 24/7: [1-800-522-4700](https://www.ncpgambling.org).`,
  },
  faq: {
    title: 'Frequently asked questions',
    body: `# Coins and entries

## Does it cost anything to play?

No. You get free coins when you sign up and every day you come back.

## What are entries?

Free entries let you take part in sweepstakes play where it’s offered. You can always get them [without a purchase](/page/free-entry).

## Where can I play?

You can play with coins where social games are allowed. Sweepstakes play depends on the law where you are. We’ll tell you if it isn’t offered there.

# Fair play

## Do purchases improve my chances?

No. A purchase never changes the odds of any game. Every player has the same odds.

## How do I know a round was fair?

Before you play, we show you the hash of our seed, and you choose your own. Afterward you can replay the round from both. [See how](/fair)

# Your account

## How do I take a break?

Go to [Responsible play](/game/responsible-play). A break starts right away and can’t be shortened.

## How do I close my account?

Go to Account > Close account. Any winnings stay yours.`,
  },
  accessibility: {
    title: 'Accessibility',
    body: `We want everyone to be able to play at {brand}. We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.

## What works

- Every page and dialog works with a keyboard, with visible focus.
- Pages have headings, landmarks, and labels for screen readers.
- Text has enough contrast in every theme.
- We respect your device’s reduced-motion setting.
- Pages work at 200% text size and on narrow screens.

## What doesn’t work yet

Slot reels are drawn on a canvas. Screen readers announce the results, but not the animation. Games from other providers follow their own rules.

## Tell us

If something doesn’t work for you, [contact us](/page/contact) with the page, your device, and what happened.`,
  },
  cookies: {
    title: 'Cookies',
    body: `## What we store in your browser

Essential cookies are set when you need them. The site doesn’t work without them.

{cookies}

## Everything else

Everything else is set only if you agree. You can change your mind anytime under “Cookie settings” at the bottom of every page. The [privacy policy](/page/privacy-policy) explains what we keep and why.

## On your device

The site keeps a few settings in your browser’s storage: sound, messages you closed, and the page you were going to when a page had to reload. They never leave your device.`,
  },
}
