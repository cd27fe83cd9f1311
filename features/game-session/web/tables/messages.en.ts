/** Words on the tables, a part for each family. */
export const tablesEn = {
  dice: {
    over: 'Over',
    under: 'Under',
    side: 'Over or under the target',
    target: 'Target',
    chance: 'Chance',
    pays: 'Pays',
    wins: 'Wins',
    rolledWin: 'Rolled {roll, number}: a win of {amount}.',
    rolledLoss: 'Rolled {roll, number}: no win.',
  },
}
