export const scratchCardsEn = {
  name: 'Scratch cards',
  set: 'The set',
  card: 'Card {number}',
  closed: 'Not dealt yet',
  odds: 'What a card may hold',
}
