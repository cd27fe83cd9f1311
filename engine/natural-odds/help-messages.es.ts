import type { oddsHelpMessagesEn } from './help-messages.en.ts'

export const oddsHelpMessagesEs: Readonly<Record<keyof typeof oddsHelpMessagesEn, string>> = {
  timesCell: '×{times, number, grouped}',
  numberCell: '{number, number, grouped}',
  percentCell: '{percent, number, ::.00}%',
  tableKenoTitle: 'Tabla de pagos por aciertos y números',
  tableKenoHits: 'Aciertos',
  tableKenoPicks: '{count, plural, =1 {1 número} other {# números}}',
  tableMinesTitle: 'Tabla de pagos por gemas y minas',
  tableMinesGems: 'Gemas',
  tableMinesCount: '{count, plural, =1 {1 mina} other {# minas}}',
  tablePlinkoTitle: 'Tabla de pagos de {rows, number, grouped} filas, del borde al centro',
  tablePlinkoPlace: 'Casilla',
  tablePlinkoRisk: '{risk, select, low {Riesgo bajo} medium {Riesgo medio} other {Riesgo alto}}',
  tableDiceTitle: 'Tabla de pagos por probabilidad',
  tableDiceChance: 'Probabilidad',
  tableDicePay: 'Paga',
  optionReturnsTitle: 'RTP de cada opción',
  optionName: 'Opción',
  optionReturn: 'RTP',
  optionPlinko: '{rows, number, grouped} filas, {risk, select, low {riesgo bajo} medium {riesgo medio} other {riesgo alto}}',
  optionDice: '{percent, number, ::.00}% de probabilidad',
  optionLimbo: 'Objetivo de ×{times, number, grouped}',
  optionWheel:
    '{segments, number, grouped} segmentos, {risk, select, low {riesgo bajo} medium {riesgo medio} other {riesgo alto}}',
  tableLimboTitle: 'Probabilidad por objetivo',
  tableLimboTarget: 'Objetivo y pago',
  fineChanceCell: '{percent, number, ::.00##}%',
  tableWheelTitle:
    'Segmentos de la rueda de {segments, number, grouped}, {risk, select, low {riesgo bajo} medium {riesgo medio} other {riesgo alto}}',
  tableWheelSegments: 'Segmentos',
  tableWheelShare: '{count, number, grouped} ({percent, number, ::.00}%)',
  tableHiLoTitle: 'Probabilidad y pago del primer intento',
  tableHiLoCard: 'Tu carta',
  tableHiLoGuess: '{guess, select, higher {Mayor} lower {Menor} other {Igual}}',
  tableHiLoRank: '{rank, select, 1 {As} 11 {Jota} 12 {Reina} 13 {Rey} other {{rank}}}',
  tableHiLoCell: '×{times, number, grouped} ({percent, number, ::.00}%)',
  percentRangeCell: '{lowest, number, ::.00}% a {highest, number, ::.00}%',
  tablePokerTitle: 'Tabla de pagos',
  tablePokerHand: 'Mano',
  tablePokerPay: 'Paga',
  pokerHand:
    '{hand, select, royal {Escalera real} natural_royal {Escalera real natural} five_of_a_kind {Cinco iguales} wild_royal {Escalera real con comodín} straight_flush {Escalera de color} four_of_a_kind {Póker} full_house {Full} flush {Color} straight {Escalera} three_of_a_kind {Trío} two_pair {Dos pares} other {Par más bajo que paga, o mejor}}',
  toOneCell: '{won, number, grouped} a 1',
  tableSideTitle:
    '{side, select, twins {Gemelas: tus primeras dos cartas} other {Trío: tus primeras dos cartas y la del crupier}}',
  sideResult:
    '{result, select, same_suit {Mismo valor y palo} same_color {Mismo valor y color} two_colors {Mismo valor, dos colores} suited_trips {Tercia del mismo palo} straight_flush {Escalera de color} trips {Tercia} straight {Escalera} other {Color}}',
  optionBlackjack: '{part, select, base {Manos, con la mejor estrategia} twins {Gemelas} other {Trío}}',
  rtpExactText: '{percent, number, ::.00}% a largo plazo, calculado con exactitud a partir de todos los resultados.',
  rtpRangeText:
    'De {lowest, number, ::.00}% a {highest, number, ::.00}% a largo plazo, según cómo juegues. Calculado con exactitud a partir de todos los resultados.',
  ruleDiceRoll:
    'Los dados caen en un número del 1 al {faces, number, grouped}, todos con la misma probabilidad. Elige un objetivo y si el resultado quedará por encima o por debajo.',
  ruleDicePay:
    'Un premio paga {percent, number, ::.00}% dividido entre su probabilidad, redondeado hacia abajo a la centésima. Solo ofrecemos objetivos donde el redondeo casi no cambia el pago.',
  rulePlinkoPath:
    'Una bola cae por filas de clavijas (elige {rows}). En cada clavija va a la izquierda o a la derecha con la misma probabilidad, así que la mayoría de los caminos llegan al centro.',
  rulePlinkoRisk: 'Cada casilla paga el multiplicador que muestra. Con más riesgo, los bordes pagan más y el centro menos.',
  ruleMinesLaid:
    'Las minas se colocan antes de abrir la primera casilla: de {minesMin, number, grouped} a {minesMax, number, grouped}, tú eliges, entre {cells, number, grouped} casillas. Todas tienen la misma probabilidad.',
  ruleMinesPay:
    'Cada gema sube tu premio al {percent, number, grouped}% de tu monto de juego dividido entre la probabilidad de llegar hasta ahí, redondeado hacia abajo a la centésima. Una mina termina la ronda sin premio.',
  ruleMinesEnd:
    'Recoge cuando quieras después de tu primera gema. Tu premio se recoge automáticamente cuando encuentras todas las gemas o cuando la siguiente pagaría más de {multiple, number, grouped}× tu monto de juego.',
  ruleMinesDefault: 'Si dejas una ronda, tu premio se recoge por ti. Si no abriste ninguna casilla, recuperas tu monto de juego.',
  ruleKenoDraw: 'Se sacan {drawn, number, grouped} bolas de {numbers, number, grouped}, una por una y sin devolverlas.',
  ruleKenoPay:
    'Elige de 1 a {picksMax, number, grouped} números. Mientras más aciertes, más ganas. El pago depende de cuántos elegiste.',
  ruleRouletteWheel:
    'La ruleta tiene los números del 1 al 36 y un solo cero, todos con la misma probabilidad. Pon fichas en números, en grupos de números o en su color, tipo o mitad.',
  ruleRoulettePays:
    'Una ficha ganadora devuelve su valor multiplicado por {straight, number, grouped} en un número, {split, number, grouped} en dos, {street, number, grouped} en tres, {corner, number, grouped} en cuatro, {line, number, grouped} en seis, {dozen, number, grouped} en una docena o columna, {even, number, grouped} en rojo, negro, impar, par, bajo o alto.',
  ruleRouletteZero: 'El cero no es rojo ni negro, impar ni par, bajo ni alto. Todos los lugares de la mesa tienen el mismo RTP.',
  ruleRouletteTwoZeros:
    'La ruleta tiene los números del 1 al 36, un cero y un doble cero, todos con la misma probabilidad. Pon fichas en números, en grupos de números o en su color, tipo o mitad.',
  ruleRouletteFirstFive:
    'Los cinco primeros (0, 00, 1, 2 y 3) devuelven la ficha multiplicada por {five, number, grouped}. Es el único lugar con un RTP menor que el resto.',
  ruleRouletteZeros: 'El cero y el doble cero no son rojos ni negros, impares ni pares, bajos ni altos.',
  ruleLimboTarget:
    'Elige un objetivo de {least, number, ::.00}× a {most, number, grouped}×. Ganas si el multiplicador sorteado lo alcanza, y el premio paga tu objetivo, no el multiplicador sorteado.',
  ruleLimboDraw:
    'Uno de {outcomes, number, grouped} sorteos, todos con la misma probabilidad, fija el multiplicador. La probabilidad de alcanzar un objetivo es {percent, number, ::.00}% dividido entre él.',
  ruleCrashRound:
    'Todos juegan la misma ronda. Entra mientras está abierta; después el multiplicador sube desde 1.00× hasta que revienta. Una ronda que revienta por debajo del multiplicador más bajo no paga a nadie.',
  ruleCrashCollect:
    'Recoge cuando quieras desde {least, number, ::.00}×. Ganas tu monto de juego multiplicado por el multiplicador de ese momento. Si revienta antes, pierdes la ronda. A {most, number, grouped}× se recoge automáticamente para todos los que sigan dentro.',
  ruleCrashAuto:
    'Fija un multiplicador de {least, number, ::.00}× a {most, number, grouped}× para recoger automáticamente. Es exacto, y funciona aunque cierres la página o pierdas la conexión.',
  ruleCrashDraw:
    'Uno de {outcomes, number, grouped} sorteos, todos con la misma probabilidad, fija cuándo revienta. La probabilidad de llegar a un multiplicador es {percent, number, ::.00}% dividido entre él. Queda fijado antes de abrir la ronda: nada de lo que hagan los jugadores lo cambia.',
  ruleCrashClock:
    'Nuestro reloj decide cuándo recoges: cuenta el multiplicador cuando nos llega tu orden. Con una conexión lenta es un momento más tarde que en tu pantalla, y una orden que llega después de reventar no cuenta.',
  ruleCrashVoid:
    'Si tenemos que detener una ronda antes de que termine, quienes no hayan recogido recuperan su monto de juego. Lo recogido sigue pagado.',
  ruleWheelTurn:
    'Una rueda de segmentos iguales gira una vez (elige {segments}). Todos los segmentos tienen la misma probabilidad.',
  ruleWheelRisk:
    'El segmento bajo el puntero paga su multiplicador. Con más riesgo hay menos segmentos con premio y premios más grandes.',
  ruleHiLoGuess:
    'Adivina si la siguiente carta es mayor o menor. Una carta igual cuenta como acierto, salvo con un as o un rey, donde “igual” es un intento aparte. El as es la carta más baja y el rey la más alta, y cada carta se reparte de una baraja completa y recién mezclada.',
  ruleHiLoPay:
    'Cada acierto sube tu premio al {percent, number, grouped}% de tu monto de juego dividido entre la probabilidad de llegar hasta ahí, redondeado hacia abajo a la centésima. Un error termina la ronda sin premio.',
  ruleHiLoSkip: 'Puedes saltar hasta {skips, number, grouped} cartas por ronda. Saltar es gratis y no cambia las probabilidades.',
  ruleHiLoEnd:
    'Recoge cuando quieras después de tu primer acierto. No se ofrece un intento que pagaría más de {multiple, number, grouped}× tu monto de juego, y tu premio se recoge automáticamente cuando no queda ninguno.',
  ruleHiLoDefault: 'Si dejas una ronda, tu premio se recoge por ti. Si no intentaste nada, recuperas tu monto de juego.',
  ruleBlackjackAim:
    'Acércate a 21 más que el crupier sin pasarte. Las figuras valen 10; los ases, 1 u 11. Cada carta se reparte de una baraja completa y recién mezclada.',
  ruleBlackjackShoe:
    'Acércate a 21 más que el crupier sin pasarte. Las figuras valen 10; los ases, 1 u 11. En cada ronda se mezclan {decks, number, grouped} barajas y las cartas salen sin volver a entrar.',
  ruleBlackjackSeats:
    'Juega de 1 a {count, number, grouped} manos a la vez, cada una con su propio monto de juego, contra un mismo crupier. Se juegan una tras otra, de izquierda a derecha. El RTP de una mano es el mismo juegues las que juegues.',
  ruleBlackjackSides:
    'Cada mano puede llevar jugadas extra, de hasta su propio monto de juego. Se deciden con las primeras cartas y se pagan con la ronda, pase lo que pase con la mano. “A 1” es lo que ganas además de tu jugada extra.',
  ruleBlackjackTwins:
    'Gemelas paga si tus primeras dos cartas tienen el mismo valor: más con el mismo palo, menos con el mismo color y lo mínimo con dos colores.',
  ruleBlackjackTrio:
    'Trío paga si tus primeras dos cartas y la carta descubierta del crupier forman una tercia, una escalera, un color o una escalera de color. En una escalera, el as es la más baja o la más alta.',
  ruleBlackjackNatural:
    'Un as con un 10 o una figura como tus primeras dos cartas paga {won, number, grouped} a {forEach, number, grouped}. El crupier revisa si tiene blackjack cuando muestra un as o un 10; si lo tiene, la ronda termina.',
  ruleBlackjackMoves:
    'El crupier pide con 16 o menos y se planta con 17. Dobla con tus primeras dos cartas para recibir una más. Con 21 te plantas automáticamente.',
  ruleBlackjackSplitDouble:
    'Tus primeras dos cartas se dividen una vez si tienen el mismo valor, y puedes doblar cualquiera de las manos. Los ases divididos reciben una carta cada uno, y 21 después de dividir no es blackjack.',
  ruleBlackjackSplit:
    'Tus primeras dos cartas se dividen una vez si tienen el mismo valor. No puedes doblar después de dividir. Los ases divididos reciben una carta cada uno, y 21 después de dividir no es blackjack.',
  ruleBlackjackDefault: 'Si dejas una mano, se planta.',
  ruleBlackjackSkill:
    'El RTP de abajo supone la mejor estrategia. Jugar como el crupier devuelve {mimic, number, ::.00}%; plantarse siempre, {stand, number, ::.00}%.',
  ruleNoSkill:
    'No hace falta habilidad: tú eliges cómo jugar, pero ningún sistema, ritmo ni práctica cambia las probabilidades de una opción.',
  rulePokerDeck: '52 cartas más un joker. El joker es comodín: vale como la carta que más ayude.',
  rulePokerPlainDeck: '52 cartas, sin jokers y sin comodines.',
  rulePokerHold:
    'Recibes cinco cartas. Conserva las que quieras; las demás se cambian por otras de la misma baraja, y paga tu mano final.',
  rulePokerPair:
    'La mano más baja que paga es un par de {pair, select, kings {reyes} jacks {jotas} other {la carta más baja de la tabla}} o mejor: {pay, number, grouped}× tu monto de juego.',
  rulePokerDefault: 'Si dejas una mano, se conserva como se repartió.',
  rulePokerSkill:
    'Después de cada ronda verás la mejor jugada y su valor promedio. El RTP de abajo supone la mejor estrategia. No cambiar nunca cartas devuelve {never, number, ::.00}%.',
}
