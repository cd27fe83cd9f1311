export const winnersEn = {
  title: 'Recent wins',
  coins: 'Coins',
  entries: 'Entries',
  justNow: 'just now',
  pageTitle: 'Privacy',
  visibility: 'Recent wins',
  visibilityText: 'Bigger wins appear on the home page for a day. Only the first and last letters of your name are shown.',
  showMe: 'Show my wins',
  shownNote: 'Others see two letters of your name. Turn this off to hide your wins, including current ones.',
  hiddenNote: 'Your wins are hidden.',
}
