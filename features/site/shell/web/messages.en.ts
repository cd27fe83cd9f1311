export const shellEn = {
  howItWorks: {
    title: 'How it works',
    intro: '{brand} is a free social casino. Play with free coins and verify that every round was fair.',
    join: {
      title: 'Sign up free',
      text: 'All you need is an email or username. You get free coins and entries right away.',
    },
    choose: {
      title: 'Choose a balance',
      text: 'Coins are for fun. Entries are for sweepstakes play and never require a purchase. Switch between them at the top of the page.',
    },
    play: {
      title: 'Play',
      text: 'Pick a game and a play amount. Come back every day: there’s a prize for each day of the week.',
    },
    check: {
      title: 'Verify it yourself',
      text: 'Results are locked in before you play. Afterward, your browser can prove that nothing changed.',
    },
    more: 'Learn more',
    fairLink: 'Provably fair',
    rulesLink: 'Official rules',
    responsibleLink: 'Responsible play',
  },
  responsiblePlay: {
    title: 'Responsible play',
    intro: 'Games should be fun. Here’s how to keep them that way, and where to get help if they stop being fun.',
    helpTitle: 'Someone to talk to, 24/7',
    helpText: 'Call or text <phone>1-800-522-4700</phone>. Free and confidential, for you and your loved ones.',
    habitsTitle: 'Good habits',
    habits: {
      clock: 'Before you start, decide how long you’ll play and set an alarm.',
      breaks: 'Take breaks between games. Your daily prize isn’t going anywhere.',
      fun: 'Play for fun, never to solve or escape a problem.',
      others: 'Make time for sleep, work, and people.',
    },
    signsTitle: 'Warning signs',
    signsIntro: 'Talk to someone if any of these sound familiar:',
    signs: {
      time: 'You keep playing longer than you meant to.',
      chase: 'You keep playing to win back losses.',
      hide: 'You hide how much you play.',
      mood: 'You get restless or irritable when you can’t play.',
    },
    siteTitle: 'What we do',
    siteText:
      'After 30 minutes of inactivity we ask for your password before the next game. Autoplay stops at the limits you set. Every countdown here shows a real deadline.',
    minorsTitle: 'Adults only',
    minorsText:
      'You must be the minimum age in your state to have an account. Keep your password private and sign out on shared devices.',
  },
  geoblock: {
    again: 'Try again',
    accountTitle: 'Your account is still yours',
    accountText: 'You can still redeem your winnings, download your data, or close your account.',
    toAccount: 'Go to my account',
    toSignIn: 'Sign in to your account',
    region: {
      title: 'We’re not available in your area',
      text: '{brand} isn’t available where you are. If you’re traveling, come back when you’re home.',
    },
    residence: {
      title: 'We’re not open where you live',
      text: '{brand} isn’t open in the state on your account. If you moved, change your address in your profile.',
    },
    vpn: {
      title: 'We can’t confirm your location',
      text: 'You seem to be using a VPN or proxy. Turn it off and try again so {brand} can confirm that play is allowed where you are.',
    },
    ask: {
      title: 'Confirm your location',
      text: '{brand} needs to confirm that play is allowed where you are. Your browser will ask for permission.',
    },
    denied: {
      title: 'Location is turned off',
      text: 'Allow location access in your browser settings (next to the address bar) and try again.',
    },
    unknown: {
      title: 'We couldn’t find your location',
      text: 'Turn on location services or move near a window and try again.',
    },
    timeout: {
      title: 'That took too long',
      text: 'Your device took too long to find your location. Try again.',
    },
    unsupported: {
      title: 'Your browser can’t share your location',
      text: 'Open {brand} in an up-to-date browser. Your account works there too.',
    },
    error: {
      title: 'We couldn’t check your location',
      text: 'We couldn’t check your location. That’s on us. Try again in a moment.',
    },
  },
}
