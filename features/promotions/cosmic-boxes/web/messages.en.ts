export const cosmicBoxesEn = {
  name: 'Cosmic boxes',
  boxes: 'The boxes',
  box: 'Box {number}',
  closed: 'Still closed',
  period: 'One pick every {count, plural, one {hour} other {# hours}}',
  odds: 'What the boxes hold',
}
