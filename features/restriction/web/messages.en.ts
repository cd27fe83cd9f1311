export const restrictionEn = {
  coinsOnly: 'Where you are, games are played in coins. Switch your balance at the top of the page.',
  find: 'Check where I am',
  finding: 'Looking for you …',
}
