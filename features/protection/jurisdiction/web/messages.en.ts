export const jurisdictionEn = {
  coinsOnly: 'Only coin play is available where you live or are now. Switch your balance at the top of the page.',
  find: 'Check my location',
  finding: 'Checking your location…',
}
