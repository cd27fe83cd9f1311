export const bannersEn = {
  onHome: 'What’s new',
  more: 'More to discover',
}
