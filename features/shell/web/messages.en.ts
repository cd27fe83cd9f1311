export const shellEn = {
  howItWorks: {
    title: 'How it works',
    intro:
      '{brand} is a free social casino. You play with coins that the house gives you, and you can check that every round was fair.',
    join: {
      title: 'Sign up free',
      text: 'An e-mail address or a login is enough. Your first coins and entries are there at once.',
    },
    choose: {
      title: 'Choose a balance',
      text: 'Coins are for fun. Entries take part in the sweepstakes, and no purchase is ever needed for them. You switch at the top of the page.',
    },
    play: {
      title: 'Play',
      text: 'Pick a game and a play amount. Come back each day: the daily login has a prize for each of seven days.',
    },
    check: {
      title: 'Check it yourself',
      text: 'Before you play, the house commits to its numbers. Afterwards your browser can prove that nobody changed them.',
    },
    more: 'Read on',
    fairLink: 'Fair play',
    rulesLink: 'Official rules',
    responsibleLink: 'Responsible play',
  },
  responsiblePlay: {
    title: 'Responsible play',
    intro:
      'Games are here to be enjoyed. This page helps you to keep it that way, and tells you where to turn when it stops being fun.',
    helpTitle: 'Somebody to talk to, day and night',
    helpText: 'Call or text <phone>1-800-522-4700</phone>. It is free and confidential, for you and for those close to you.',
    habitsTitle: 'Good habits',
    habits: {
      clock: 'Decide before you start how long you want to play, and set an alarm.',
      breaks: 'Get up between games. Nothing here runs away, and the daily prize waits all day.',
      fun: 'Play for the game, never to solve a problem or to forget one.',
      others: 'Keep time for sleep, for work and for other people.',
    },
    signsTitle: 'Signs to take seriously',
    signsIntro: 'Talk to somebody if you know one of these from yourself:',
    signs: {
      time: 'You play longer than you meant to, again and again.',
      chase: 'You play on to get back what you have lost.',
      hide: 'You hide how much you play.',
      mood: 'You are restless or angry when you cannot play.',
    },
    siteTitle: 'What the site does',
    siteText:
      'After 30 minutes without a move we ask for your password before the next game. Autoplay stops by itself at the limits that you set. Nothing counts down to rush you into playing.',
    minorsTitle: 'Adults only',
    minorsText:
      'Nobody below the age that their state asks for may have an account. Keep your password to yourself, and sign out on shared devices.',
  },
  geoblock: {
    again: 'Try again',
    accountTitle: 'Your account stays yours',
    accountText: 'What you have won can still be redeemed, and your data taken along or the account closed.',
    toAccount: 'Go to my account',
    toSignIn: 'Sign in to your account',
    region: {
      title: 'We are not open where you are',
      text: '{brand} may not be played in your region. If you travel, come back when you are somewhere else.',
    },
    vpn: {
      title: 'We cannot see where you are',
      text: 'A VPN or proxy hides your place. Switch it off and try again: {brand} has to know that play is allowed there.',
    },
    ask: {
      title: 'Where are you?',
      text: '{brand} has to know that play is allowed where you are. Your browser will ask whether it may tell us.',
    },
    denied: {
      title: 'Your location is switched off',
      text: 'Allow this site to see your location, in the settings beside the address of your browser, and try again.',
    },
    unknown: {
      title: 'We could not find you',
      text: 'Your device does not know where it is just now. Switch location services on, or try again by a window.',
    },
    timeout: {
      title: 'That took too long',
      text: 'Your device did not find its place in time. A moment later it often does.',
    },
    unsupported: {
      title: 'This browser cannot tell where you are',
      text: 'Open {brand} in an up-to-date browser: your account works there as well.',
    },
    error: {
      title: 'The check did not work',
      text: 'We could not check your location. That is our fault: try again in a moment.',
    },
  },
}
