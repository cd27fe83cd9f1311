export const bannersEn = {
  onHome: 'What is on',
  more: 'More to discover',
}
