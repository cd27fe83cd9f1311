export const winnersEn = {
  title: 'Just won',
  coins: 'Coins',
  entries: 'Entries',
  justNow: 'just now',
  pageTitle: 'Privacy',
  visibility: 'Last winners',
  visibilityText: 'Larger wins are shown on the home page for a day, with the first and last letter of the name alone.',
  showMe: 'Show my wins',
  shownNote: 'Others see your name as two letters and dots. Switch it off and what stands there now goes too.',
  hiddenNote: 'None of your wins are shown to anybody.',
}
