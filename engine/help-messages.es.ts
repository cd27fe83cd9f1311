import type { HelpMessageKey } from './help-messages.en.ts'
import { oddsHelpMessagesEs } from './natural-odds/help-messages.es.ts'
import { slotHelpMessagesEs } from './slot/help-messages.es.ts'

export const helpMessagesEs: Readonly<Record<HelpMessageKey, string>> = {
  ruleLines:
    '{lines, plural, =1 {1 línea de pago} other {# líneas de pago}}, de izquierda a derecha. Solo se paga el premio más alto de cada línea. Los premios de las líneas se suman.',
  ruleWays:
    '{ways, number, grouped} formas de ganar: símbolos iguales en rodillos contiguos, desde el primero de la izquierda, en cualquier posición. Solo paga la serie más larga de cada símbolo, multiplicada por el número de formas que crea. Todos los premios se suman.',
  ruleWaysUpTo:
    'Hasta {ways, number, grouped} formas de ganar: símbolos iguales en rodillos contiguos, desde el primero de la izquierda, en cualquier posición. Solo paga la serie más larga de cada símbolo, multiplicada por el número de formas que crea. Todos los premios se suman.',
  ruleHeights:
    'En cada giro, cada rodillo recibe una altura al azar de {min, number, grouped} a {max, number, grouped} símbolos.',
  ruleWildMultiplies:
    '{wild} también es comodín. Cada forma que pasa por este símbolo paga ×{multiplier, number, grouped}, y los comodines de una misma forma se multiplican entre sí.',
  ruleWildTimesSum:
    '{wild} también es comodín y multiplica el premio de su línea por {multiplier, number, grouped}. Si un premio tiene varios, sus multiplicadores se suman.',
  ruleWildTimesProduct:
    '{wild} también es comodín y multiplica el premio de su línea por {multiplier, number, grouped}. Si un premio tiene varios, se multiplican entre sí.',
  ruleWildsStick: 'Durante los giros gratis, {wild} se queda donde cae hasta que terminan.',
  rulePicks:
    '{scatter} en {count, number, grouped} o más posiciones te da {places, number, grouped} premios ocultos para elegir, colocados al azar antes de tu primera elección: {prizes}. {opens, plural, =1 {Tienes una elección} other {Tienes hasta # elecciones}}, y todos los lugares tienen la misma probabilidad. Si te vas, se elige por ti el siguiente lugar.',
  rulePicksEnd: '{prize} termina las elecciones.',
  rulePicksMultiply:
    '{prize} multiplica por {multiplier, number, grouped} todos los premios que elijas después. Si encuentras varios, se multiplican entre sí.',
  ruleLinesBothWays:
    '{lines, plural, =1 {1 línea de pago} other {# líneas de pago}}, de izquierda a derecha y de derecha a izquierda. Solo se paga el premio más alto de cada línea y dirección, una línea completa paga una vez, y los premios de las líneas se suman.',
  ruleWild: '{wild} es comodín y sustituye a cualquier otro símbolo.',
  ruleWildAndScatter: '{wild} es comodín y sustituye a cualquier símbolo excepto {scatter}.',
  ruleWildReels: '{wild} aparece solo en los rodillos {reels}.',
  ruleScatter: '{scatter} paga en cualquier posición. Sus premios se suman a todos los demás.',
  ruleFullGrid:
    'Cuando un solo símbolo llena todas las posiciones, cada línea paga ×{multiplier, number, grouped}. Los comodines cuentan.',
  ruleNudgeRespin:
    'Cuando {symbol} aparece en exactamente {held, number, grouped} rodillos, estos se quedan fijos y el otro vuelve a girar. Si un paso arriba o abajo gana más, el rodillo se mueve hasta ahí.',
  ruleFreeSpins:
    '{scatter} en {count, number, grouped} o más posiciones otorga {spins, plural, =1 {1 giro gratis} other {# giros gratis}}. Todos los premios de los giros gratis pagan ×{multiplier, number, grouped}.',
  ruleFreeSpinsPlain:
    '{scatter} en {count, number, grouped} o más posiciones otorga {spins, plural, =1 {1 giro gratis} other {# giros gratis}}.',
  ruleExpandingSymbol:
    'Al empezar los giros gratis se sortea uno de estos {one, number, grouped} símbolos con la misma probabilidad: {symbols}. Después de pagar las líneas, si aparece en suficientes rodillos para un premio, contiguos o no, llena esos rodillos y paga en todas las líneas.',
  ruleWalkingWilds:
    'Cuando {wild} llena un rodillo entero, avanza un rodillo a la izquierda y los demás vuelven a girar, hasta que sale de la cuadrícula. Los rodillos que llene en el camino también avanzan. Termina después de {respinsMax, number, grouped} giros extra como máximo.',
  ruleWheel:
    '{scatter} en {count, number, grouped} o más posiciones hace girar una ruleta de {wedges, number, grouped} casillas. Cuanto más ancha la casilla, mayor su probabilidad. Otorga una de estas rondas de giros gratis.',
  ruleWheelSpins:
    '{name}, {weight, number, grouped} de {weights, number, grouped}: {spins, number, grouped} giros gratis. Todos los premios pagan ×{multiplier, number, grouped}.',
  ruleWheelStayingWilds:
    '{name}, {weight, number, grouped} de {weights, number, grouped}: {spins, number, grouped} giros gratis. Cada comodín llena su rodillo antes de pagar las líneas y se queda hasta que terminan.',
  ruleWheelRetrigger:
    '{name}: {scatter} en {count, number, grouped} o más posiciones agrega {spins, number, grouped} giros gratis, hasta {spinsMax, number, grouped} en total.',
  ruleRetrigger:
    'Durante los giros gratis, {scatter} en {count, number, grouped} o más posiciones agrega {spins, number, grouped} giros gratis, hasta {spinsMax, number, grouped} en total.',
  ruleGrowing:
    'Después de cada giro gratis con premio, el multiplicador sube en uno, hasta un máximo de ×{max, number, grouped}.',
  ruleUpgrades:
    'Durante los giros gratis, cada {scatter} te avanza un paso en el camino: {trail}. Todos los símbolos anteriores se convierten en el que alcanzas, al instante y hasta que terminan los giros gratis.',
  ruleOwnReels: 'Los giros gratis usan rodillos distintos.',
  rulePools:
    '{jackpots, number, grouped} jackpots progresivos: el {percent, number, ::.00}% de cada monto de juego va a ellos y es parte del RTP de abajo. Cada ronda tiene una oportunidad en cada uno. Tu probabilidad crece en proporción a tu monto de juego, así que ningún monto es mejor que otro, y no depende del tamaño del jackpot.',
  rulePool:
    'Jackpot {jackpot}: el {percent, number, ::.00}% de cada monto de juego va a él. Con el monto mínimo sale aproximadamente 1 de cada {oneIn, number, grouped} rondas con monedas y 1 de cada {oneInEntries, number, grouped} con participaciones; con el doble del monto, el doble de veces.',
  ruleCapWithPools: 'El premio máximo por ronda es {multiple, number, grouped}× tu monto de juego. Los jackpots se pagan aparte.',
  ruleCascade:
    'Los símbolos ganadores desaparecen, los de arriba caen y entran los siguientes de los rodillos, hasta que no hay más premios. Donde se detienen los rodillos lo decide todo; después no se sortea nada.',
  ruleCascadeMultipliers:
    'Multiplicadores del primer premio y de cada cascada siguiente: {multipliers}. Todas las cascadas posteriores pagan ×{last, number, grouped}.',
  ruleCap: 'El premio máximo por ronda es {multiple, number, grouped}× tu monto de juego.',
  ruleChanceWithPools:
    'Cada resultado es aleatorio. Los rodillos no dependen de tu monto de juego, de tu saldo ni de rondas anteriores, y sus probabilidades son las mismas con monedas y con participaciones.',
  ruleChance:
    'Cada resultado es aleatorio. No depende de tu monto de juego, de tu saldo ni de rondas anteriores, y las probabilidades son las mismas con monedas y con participaciones.',
  ruleNoTiming: 'No hace falta habilidad: cuándo giras y cómo detienes los rodillos no cambian tus probabilidades.',
  rtpLabel: 'RTP (retorno al jugador)',
  rtpText:
    '{percent, number, ::.00}% a largo plazo, calculado con exactitud a partir de las {cycle, number, grouped} posiciones de los rodillos.',
  rtpPoolsText:
    '{coins, number, ::.00}% con monedas y {entries, number, ::.00}% con participaciones a largo plazo: {reels, number, ::.00}% de los rodillos y de lo que los jugadores aportan a los jackpots, el resto de lo que ponemos al iniciar cada jackpot. Calculado con exactitud a partir de las {cycle, number, grouped} posiciones de los rodillos.',
  hitRateLabel: 'Frecuencia de premios',
  hitRateText:
    '{percent, number, ::.00}%, aproximadamente 1 de cada {oneIn, number, grouped} rondas. Algunos premios son menores que tu monto de juego.',
  hitRateWholeText:
    '{percent, number, ::.00}%, aproximadamente 1 de cada {oneIn, number, grouped} rondas. Ningún premio es menor que tu monto de juego.',
  volatilityLabel: 'Volatilidad',
  volatilityText:
    '{level, select, low {Baja} medium {Media} high {Alta} other {Muy alta}}. Una ronda suele diferir del promedio en {sigma, number, ::.0}× tu monto de juego.',
  heldRespinsLabel: 'Giros adicionales',
  heldRespinsText:
    '{most, plural, =1 {1 giro adicional como máximo} other {Hasta # giros adicionales seguidos}}. Rondas de cada {all, number, grouped} con al menos esa cantidad: {rates}.',
  cascadesLabel: 'Cascadas',
  cascadesText:
    '{most, plural, =1 {1 cascada como máximo} other {Hasta # cascadas seguidas}}. Rondas de cada {all, number, grouped} con al menos esa cantidad: {rates}.',
  topWinLabel: 'Premio máximo',
  topWinText: '{multiple, number, grouped}× tu monto de juego, aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  freeSpinsRateLabel: 'Giros gratis',
  freeSpinsRateText: 'Aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  picksRateLabel: 'Elecciones',
  picksRateText: 'Aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  bonusTrailRateLabel: 'Sendero de bono',
  bonusTrailRateText: 'Aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  walkingWildsRateLabel: 'Comodines que caminan',
  walkingWildsRateText: 'Aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  wheelRateLabel: 'Ruleta',
  wheelRateText: 'Aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  nudgeRespinRateLabel: 'Nudge y giro extra',
  nudgeRespinRateText: 'Aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  ...oddsHelpMessagesEs,
  ...slotHelpMessagesEs,
}
