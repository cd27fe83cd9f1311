import type { HelpMessageKey } from './help-messages.en.ts'
import { oddsHelpMessagesEs } from './natural-odds/help-messages.es.ts'
import { slotHelpMessagesEs } from './slot/help-messages.es.ts'

export const helpMessagesEs: Readonly<Record<HelpMessageKey, string>> = {
  ruleLines:
    '{lines, plural, =1 {Premia una línea} other {Premian # líneas}}, desde el rodillo de la izquierda hacia la derecha. Cada línea da su mejor premio y los premios de todas las líneas se suman.',
  ruleWays:
    'Premian {ways, number, grouped} formas: símbolos iguales en rodillos seguidos, desde el de la izquierda, en cualquier posición. Premia la serie más larga de cada símbolo, por el número de formas de elegir una de sus posiciones en cada rodillo. Todos los premios se suman.',
  ruleWaysUpTo:
    'Premian hasta {ways, number, grouped} formas: símbolos iguales en rodillos seguidos, desde el de la izquierda, en cualquier posición. Premia la serie más larga de cada símbolo, por el número de formas de elegir una de sus posiciones en cada rodillo. Todos los premios se suman.',
  ruleHeights: 'Cada rodillo sortea su altura en cada tirada, de {min, number, grouped} a {max, number, grouped} símbolos.',
  ruleWildMultiplies:
    '{wild} también es comodín. Cada forma que pasa por él cuenta {multiplier, number, grouped} veces, y los comodines de una misma forma se multiplican entre sí.',
  ruleWildTimesSum:
    '{wild} también es comodín y multiplica por {multiplier, number, grouped} la línea a la que ayuda. Varios en un premio cuentan su suma.',
  ruleWildTimesProduct:
    '{wild} también es comodín y multiplica por {multiplier, number, grouped} la línea a la que ayuda. Varios en un premio se multiplican entre sí.',
  ruleWildsStick: '{wild} se queda donde cae en las tiradas gratis, hasta el final de ellas, mientras los rodillos giran debajo.',
  rulePicks:
    '{scatter} en {count, number, grouped} posiciones o más ofrece {places, number, grouped} premios cubiertos, colocados al azar antes de abrir el primero: {prizes}. {opens, plural, =1 {Se abre una posición} other {Se abren # posiciones como máximo}}, y todas valen lo mismo. Si te vas, se abre por ti la primera que quede.',
  rulePicksEnd: '{prize} termina las elecciones.',
  rulePicksMultiply:
    '{prize} multiplica por {multiplier, number, grouped} todos los premios que se abren después, y varios se multiplican entre sí.',
  ruleLinesBothWays:
    '{lines, plural, =1 {Premia una línea} other {Premian # líneas}}, desde el rodillo de la izquierda hacia la derecha y desde el de la derecha hacia la izquierda. Cada línea da su mejor premio en cada sentido, una línea completa cuenta una vez, y los premios de todas las líneas se suman.',
  ruleWild: '{wild} es comodín: sustituye a cualquier otro símbolo.',
  ruleWildAndScatter: '{wild} es comodín: sustituye a cualquier símbolo menos {scatter}.',
  ruleWildReels: '{wild} sale solo en estos rodillos: {reels}.',
  ruleScatter: '{scatter} cuenta en cualquier posición. Sus premios se suman a todos los demás.',
  ruleFullGrid:
    'Cuando un solo símbolo llena todas las posiciones, cada línea da {multiplier, number, grouped} veces más. Los comodines ayudan.',
  ruleNudgeRespin:
    'Cuando {symbol} aparece en exactamente {held, number, grouped} rodillos, estos se quedan y el otro gira una vez más. Si un paso arriba o abajo gana más, el rodillo se mueve hasta allí.',
  ruleFreeSpins:
    '{scatter} en {count, number, grouped} posiciones o más da {spins, plural, =1 {una tirada gratis} other {# tiradas gratis}}. Todos sus premios cuentan {multiplier, number, grouped} veces.',
  ruleFreeSpinsPlain:
    '{scatter} en {count, number, grouped} posiciones o más da {spins, plural, =1 {una tirada gratis} other {# tiradas gratis}}.',
  ruleExpandingSymbol:
    'Al empezar las tiradas gratis se elige al azar un símbolo, cada uno de estos {one, number, grouped} con la misma probabilidad: {symbols}. Después de los premios de las líneas, si sale en suficientes rodillos para un premio, juntos o no, llena esos rodillos y premia en todas las líneas.',
  ruleWalkingWilds:
    'Cuando {wild} llena un rodillo entero, camina un rodillo hacia la izquierda y los demás giran una vez más, una y otra vez hasta que sale. Otro rodillo que se llene por el camino también camina. La caminata termina como mucho tras {respinsMax, number, grouped} giros extra.',
  ruleWheel:
    '{scatter} en {count, number, grouped} posiciones o más hace girar una rueda de {wedges, number, grouped} sectores, cada uno tan probable como ancho. Elige una de estas tiradas gratis.',
  ruleWheelSpins:
    '{name}, {weight, number, grouped} posibilidades de {weights, number, grouped}: {spins, number, grouped} tiradas gratis. Todos sus premios cuentan {multiplier, number, grouped} veces.',
  ruleWheelStayingWilds:
    '{name}, {weight, number, grouped} posibilidades de {weights, number, grouped}: {spins, number, grouped} tiradas gratis en las que cada comodín llena su rodillo antes de los premios de las líneas y se queda hasta el final.',
  ruleWheelRetrigger:
    '{name}: {scatter} en {count, number, grouped} posiciones o más añade {spins, number, grouped} más, hasta {spinsMax, number, grouped} en total.',
  ruleRetrigger:
    'Durante las tiradas gratis, {scatter} en {count, number, grouped} posiciones o más añade {spins, number, grouped} más, hasta {spinsMax, number, grouped} en total.',
  ruleGrowing:
    'Después de cada tirada gratis con premio, el multiplicador de las siguientes sube en uno, hasta {max, number, grouped}.',
  ruleUpgrades:
    'Cada {scatter} que cae en las tiradas gratis avanza un paso en el camino: {trail}. Todos los símbolos anteriores se convierten en el que alcanza, al instante y durante el resto de las tiradas gratis.',
  ruleOwnReels: 'Las tiradas gratis usan sus propios rodillos.',
  rulePools:
    '{jackpots, number, grouped} botes crecen con cada jugada: el {percent, number, ::.00} % de cada jugada va a ellos y forma parte del retorno de abajo. Cada ronda sortea cada uno de ellos. La probabilidad es proporcional a la jugada, así que ninguna cantidad es mejor, y no depende de cuánto tenga el bote.',
  rulePool:
    'Bote {jackpot}: recibe el {percent, number, ::.00} % de cada jugada. Con la jugada más pequeña cae una vez cada {oneIn, number, grouped} rondas de media; con el doble de la cantidad, el doble de veces.',
  ruleCapWithPools: 'Una ronda termina cuando ha ganado {multiple, number, grouped} veces la jugada. Los botes se pagan aparte.',
  ruleCascade:
    'Después de un premio, los símbolos premiados se van, lo que está encima cae y entran los símbolos siguientes de los rodillos de arriba, una y otra vez hasta que nada premia. Donde se detienen los rodillos lo decide todo: después no se sortea nada.',
  ruleCascadeMultipliers:
    'Los premios de la primera posición y de cada cascada siguiente cuentan estas veces: {multipliers}. Todas las cascadas posteriores cuentan {last, number, grouped} veces.',
  ruleCap: 'Una ronda termina cuando ha ganado {multiple, number, grouped} veces la jugada.',
  ruleChance:
    'Cada resultado depende solo del azar. No depende de la cantidad de la jugada, de los saldos ni de rondas anteriores, y el juego es el mismo en todos los modos.',
  rtpLabel: 'Retorno al jugador',
  rtpText:
    '{percent, number, ::.00} %, de media en muchísimas rondas. Contado con exactitud en las {cycle, number, grouped} posiciones de los rodillos, no por muestreo.',
  hitRateLabel: 'Rondas con premio',
  hitRateText:
    '{percent, number, ::.00} %, aproximadamente una de cada {oneIn, number, grouped}. Algunos premios son menores que la jugada.',
  hitRateWholeText:
    '{percent, number, ::.00} %, aproximadamente una de cada {oneIn, number, grouped}. Ningún premio es menor que la jugada.',
  volatilityLabel: 'Volatilidad',
  volatilityText:
    '{level, select, low {Baja} medium {Media} high {Alta} other {Muy alta}}: una ronda suele alejarse de la media {sigma, number, ::.0} veces la jugada.',
  cascadesLabel: 'Cascadas',
  cascadesText:
    '{most, plural, =1 {Como mucho una cascada} other {Como mucho # cascadas seguidas}}. Tantas o más llegan en este número de cada {all, number, grouped} rondas: {rates}.',
  topWinLabel: 'Premio máximo',
  topWinText: '{multiple, number, grouped} veces la jugada, aproximadamente una vez cada {oneIn, number, grouped} rondas.',
  freeSpinsRateLabel: 'Tiradas gratis',
  freeSpinsRateText: 'Aproximadamente una vez cada {oneIn, number, grouped} rondas.',
  picksRateLabel: 'Elecciones',
  picksRateText: 'Aproximadamente una vez cada {oneIn, number, grouped} rondas.',
  walkingWildsRateLabel: 'Comodines caminantes',
  walkingWildsRateText: 'Aproximadamente una vez cada {oneIn, number, grouped} rondas.',
  wheelRateLabel: 'Rueda',
  wheelRateText: 'Aproximadamente una vez cada {oneIn, number, grouped} rondas.',
  nudgeRespinRateLabel: 'Giro extra con empujón',
  nudgeRespinRateText: 'Aproximadamente una vez cada {oneIn, number, grouped} rondas.',
  ...oddsHelpMessagesEs,
  ...slotHelpMessagesEs,
}
