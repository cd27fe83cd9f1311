export const rankLeagueEn = {
  levelTitle: 'You have reached {level}!',
  levelText: 'Thank you for playing with us. This is for the new level.',
  statusTitle: 'Welcome to {section}!',
  statusText: 'From now on your weekly reward is up to {amount} entries.',
  statusTextPlain: 'A new part of the league is open to you.',
  rewardReady: 'Your weekly reward is ready: {amount} entries.',
  rewardGone: 'Your weekly reward has expired. The next one comes on Monday.',
  done: 'Lovely',
}
