export const winnersEn = {
  title: 'Recent wins',
  coins: 'Coins',
  entries: 'Entries',
  justNow: 'just now',
  pageTitle: 'Privacy',
  visibility: 'Recent wins',
  visibilityText: 'Bigger wins appear on the home page for a day, with your public name and avatar. Leaderboards show them too.',
  showMe: 'Show my wins',
  shownNote: 'Others see your public name and avatar. Turn this off to hide your wins, including current ones, and your name.',
  hiddenNote: 'Your wins and your name are hidden.',
}
