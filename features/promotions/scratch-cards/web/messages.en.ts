export const scratchCardsEn = {
  name: 'Scratch cards',
  set: 'Your cards',
  card: 'Card {number}',
  closed: 'Not available yet',
  odds: 'Card prizes and odds',
}
