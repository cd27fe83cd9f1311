export const cosmicBoxesEn = {
  name: 'Cosmic boxes',
  boxes: 'The boxes',
  box: 'Box {number}',
  closed: 'Unopened',
  period: 'One pick every {count, plural, one {hour} other {# hours}}',
  odds: 'What’s inside',
}
