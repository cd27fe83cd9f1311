export const bannersEn = {
  onHome: 'What’s on',
  more: 'More to discover',
}
