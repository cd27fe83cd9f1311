/** Help of the games of cards, dice, balls and wheels. Every number comes from the rules and the certificate. */
export const oddsHelpMessagesEn = {
  rtpExactText: '{percent} %, on average over very many rounds. Counted exactly over all outcomes, not sampled.',
  rtpRangeText:
    '{lowest} % to {highest} %, by how you play it, on average over very many rounds. Counted exactly over all outcomes, not sampled.',
  ruleDiceRoll:
    'The dice show a number from 1 to {faces, number}, each as likely. Pick a target, and whether the roll will be over it or under it.',
  ruleDicePay:
    'A win pays {percent} % divided by its chance, rounded down to a hundredth. Only targets where rounding takes next to nothing are offered.',
  rulePlinkoPath:
    'A ball falls through rows of pegs ({rows} to choose from). At each peg it goes left or right with the same chance, so the middle is reached by the most paths.',
  rulePlinkoRisk: 'Each place below pays what stands on it. More risk pays more at the edges and less in the middle.',
} as const
