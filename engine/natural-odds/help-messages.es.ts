import type { oddsHelpMessagesEn } from './help-messages.en.ts'

export const oddsHelpMessagesEs: Readonly<Record<keyof typeof oddsHelpMessagesEn, string>> = {
  timesCell: '×{times, number, grouped}',
  numberCell: '{number, number, grouped}',
  percentCell: '{percent, number, ::.00} %',
  tableKenoTitle: 'Pagos por aciertos y números',
  tableKenoHits: 'Aciertos',
  tableKenoPicks: '{count, plural, =1 {1 número} other {# números}}',
  tableMinesTitle: 'Pagos por gemas y minas',
  tableMinesGems: 'Gemas',
  tableMinesCount: '{count, plural, =1 {1 mina} other {# minas}}',
  tablePlinkoTitle: 'Pagos de {rows, number, grouped} filas, del borde al centro',
  tablePlinkoPlace: 'Lugar',
  tablePlinkoRisk: '{risk, select, low {Riesgo bajo} medium {Riesgo medio} other {Riesgo alto}}',
  tableDiceTitle: 'Pagos por probabilidad',
  tableDiceChance: 'Probabilidad',
  tableDicePay: 'Paga',
  rtpExactText:
    '{percent, number, ::.00} %, de media en muchísimas rondas. Contado con exactitud en todos los resultados, no por muestreo.',
  rtpRangeText:
    'De {lowest, number, ::.00} % a {highest, number, ::.00} %, según cómo juegues, de media en muchísimas rondas. Contado con exactitud en todos los resultados, no por muestreo.',
  ruleDiceRoll:
    'Los dados muestran un número del 1 al {faces, number, grouped}, todos con la misma probabilidad. Elige un objetivo y si la tirada quedará por encima o por debajo.',
  ruleDicePay:
    'Un premio da {percent, number, ::.00} % dividido entre su probabilidad, redondeado hacia abajo a la centésima. Solo se ofrecen objetivos donde el redondeo casi no quita nada.',
  rulePlinkoPath:
    'Una bola cae por filas de clavijas (a elegir: {rows}). En cada clavija va a la izquierda o a la derecha con la misma probabilidad, así que al centro llegan más caminos.',
  rulePlinkoRisk: 'Cada lugar de abajo da lo que lleva escrito. Con más riesgo, los bordes dan más y el centro menos.',
  ruleMinesLaid:
    'Antes de abrir la primera casilla se colocan las minas: de {minesMin, number, grouped} a {minesMax, number, grouped}, las que elijas, entre {cells, number, grouped} casillas. Todos los lugares tienen la misma probabilidad.',
  ruleMinesPay:
    'Cada gema encontrada sube el premio al {percent, number, grouped} % de la jugada dividido entre la probabilidad de llegar hasta ahí, redondeado hacia abajo a la centésima. Una mina termina la ronda sin premio.',
  ruleMinesEnd:
    'Recoge el premio cuando haya una gema abierta. Se recoge solo cuando están todas las gemas o cuando la siguiente daría más de {multiple, number, grouped} veces la jugada.',
  ruleMinesDefault:
    'Una ronda abandonada se recoge por ti. Si no se abrió ninguna casilla, se abre la primera y luego se recoge.',
  ruleKenoDraw: 'Se sacan {drawn, number, grouped} bolas de {numbers, number, grouped}, una a una. Ninguna vuelve al bombo.',
  ruleKenoPay:
    'Elige de 1 a {picksMax, number, grouped} números. Cuantos más salgan, más dan; cuánto depende de cuántos elegiste.',
  ruleRouletteWheel:
    'La rueda tiene los números del 1 al 36 y un solo cero, todos con la misma probabilidad. Pon fichas en números, en grupos de ellos o en su color, tipo o mitad.',
  ruleRoulettePays:
    'Una ficha ganadora vuelve multiplicada: por {straight, number, grouped} en un número, {split, number, grouped} en dos, {street, number, grouped} en tres, {corner, number, grouped} en cuatro, {line, number, grouped} en seis, {dozen, number, grouped} en docena o columna, {even, number, grouped} en rojo, negro, impar, par, falta o pasa.',
  ruleRouletteZero:
    'El cero no es rojo ni negro, impar ni par, falta ni pasa. Todos los lugares del tapete devuelven lo mismo de media.',
  ruleBlackjackAim:
    'Acércate a 21 más que el crupier sin pasarte. Las figuras valen diez y el as uno u once. Cada carta sale de una baraja completa, así que ninguna hace más rara a otra.',
  ruleBlackjackNatural:
    'Un as con un diez o una figura como primeras dos cartas paga {won, number, grouped} a {forEach, number, grouped}. Con un as o un diez a la vista, el crupier lo comprueba primero; si lo tiene, la ronda termina ahí.',
  ruleBlackjackMoves:
    'El crupier pide hasta 16 y se planta en cualquier 17. Dobla con dos cartas cualesquiera y recibe una más. Un 21 se planta solo.',
  ruleBlackjackSplitDouble:
    'Dos primeras cartas del mismo valor se separan una vez en dos manos, y cada una puede doblarse. Los ases separados reciben una sola carta y un 21 ya no es natural.',
  ruleBlackjackSplit:
    'Dos primeras cartas del mismo valor se separan una vez en dos manos, que no pueden doblarse. Los ases separados reciben una sola carta y un 21 ya no es natural.',
  ruleBlackjackDefault: 'Una mano abandonada se planta.',
  ruleBlackjackSkill:
    'El retorno de abajo es el de la mejor forma de jugar. Jugar como el crupier devuelve {mimic, number, ::.00} %, plantarse siempre {stand, number, ::.00} %.',
  rulePokerDeck: 'Una baraja de 52 cartas y un bufón. El bufón es comodín: vale por la carta que más ayude.',
  rulePokerHold:
    'Se reparten cinco cartas. Guarda las que quieras; las demás se cambian por otras de la misma baraja y paga la mano final.',
  rulePokerPair:
    'La mano más baja que paga es una pareja de {pair, select, kings {reyes} jacks {jotas} other {el rango más bajo de la tabla}} o mejor: {pay, number, grouped} veces la jugada.',
  rulePokerDefault: 'Una mano abandonada se queda como se repartió.',
  rulePokerSkill:
    'Después de cada ronda ves la mejor elección y cuánto vale de media. El retorno de abajo es el de la mejor forma de jugar; no cambiar nunca devuelve {never, number, ::.00} %.',
}
