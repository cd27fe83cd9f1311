import type { slotHelpMessagesEn } from './help-messages.en.ts'

export const slotHelpMessagesEs: Readonly<Record<keyof typeof slotHelpMessagesEn, string>> = {
  ruleCluster:
    'Premian los símbolos iguales que se tocan lado a lado, {least, number, grouped} o más. La tabla dice desde qué número premia cada grupo; los comodines pertenecen a cada grupo que tocan.',
  ruleAnywhere:
    'Los símbolos iguales premian en cualquier posición, {least, number, grouped} o más. La tabla dice desde qué número y cuánto.',
  ruleTumble:
    'Después de un premio, los símbolos premiados se van, lo que está encima cae y se sortean símbolos nuevos arriba, una y otra vez hasta que nada premia.',
  ruleGrowingCells:
    'Una casilla cuenta doble después de premiar, durante el resto de la ronda, hasta {max, number, grouped} veces. Las casillas de un premio se multiplican entre sí.',
  ruleBombs:
    '{bomb} se queda donde cae y lleva un multiplicador, estas veces en {all, number, grouped}: {weights}. Cuando ya nada premia, la suma de todos los multiplicadores a la vista multiplica lo que ha ganado la tirada, sin los premios de dispersión.',
  ruleWeights: 'Cada casilla sortea su símbolo, estas veces en {all, number, grouped}: {weights}.',
  ruleFreeWeights: 'En las tiradas gratis cada casilla sortea de otra forma, estas veces en {all, number, grouped}: {weights}.',
  ruleBuy:
    'Por {price, number, grouped} veces la jugada, una ronda empieza con {scatter} en {count, number, grouped} posiciones con seguridad. Los premios son los mismos múltiplos de la jugada.',
  ruleBook:
    'Todas las rondas de este juego están en un libro, cada una con un peso y con el número del que un generador publicado sortea sus símbolos. Una ronda es un sorteo justo de ese libro, lo que hace exacto el retorno. El libro es parte de las reglas con SHA-256 {hash}, y la comprobación de una ronda juega con él.',
  rtpBookText:
    '{percent, number, ::.00} %, de media en muchísimas rondas. Contado con exactitud en las {cycle, number, grouped} rondas del libro, no por muestreo.',
  buyRtpLabel: 'Retorno con la función a cambio de un precio',
  ruleCollect: 'Cada {collector} a la vista se lleva lo que llevan todos estos símbolos a la vista: {symbols}.',
  ruleWildFreeSpins: '{wild} sale solo en las tiradas gratis.',
  ruleStages:
    'Cada vez que {collector} ha caído {every, number, grouped} veces en las tiradas gratis da {spins, number, grouped} más, que siguen cuando acaban las anteriores. Todos sus premios cuentan más, etapa tras etapa: {multipliers} veces.',
  ruleLadder:
    'Cada {collector} que cae en las tiradas gratis sube un peldaño de la escalera antes de recoger. Todos los premios cuentan tantas veces como dice el peldaño, hasta el final de las tiradas gratis: {multipliers}.',
  collectRateLabel: 'Valores recogidos fuera de las tiradas gratis',
  collectRateText: 'Aproximadamente una vez cada {oneIn, number, grouped} rondas.',
  ruleHoldAndSpin:
    'Retén y gira empieza con {coins} en {count, number, grouped} posiciones o más: las monedas se quedan, y cada posición libre gira por su cuenta {respins, number, grouped} veces. Cada moneda nueva se queda también y devuelve la cuenta a {respins, number, grouped}. Cuando se acaban la cuenta o las posiciones libres, todas las monedas dan lo que llevan.',
  ruleCoinChance:
    'En retén y gira, cada posición libre trae {coin} {weight, plural, =1 {una} other {#}} de cada {all, number, grouped} veces.',
  ruleValues: '{symbol} lleva, en múltiplos de la jugada y tantas veces de cada {all, number, grouped}: {values}.',
  ruleCoinMultiplies:
    '{coin} multiplica la suma de todos los valores por {multiplier, number, grouped}; si hay varias, se multiplican entre sí. Los botes no se multiplican.',
  ruleFullGridJackpot: 'Una cuadrícula llena de monedas da además el bote {tier}.',
  ruleRowsOpen:
    'Se abre una fila más con cada uno de estos números de monedas: {counts}. La cuadrícula crece hasta {rows, number, grouped} filas.',
  ruleJackpots: 'Botes fijos, en múltiplos de la jugada: {jackpots}.',
  ruleNoOtherWins: 'Solo premia retén y gira.',
  holdAndSpinRateLabel: 'Retén y gira',
  holdAndSpinRateText: 'Aproximadamente una vez cada {oneIn, number, grouped} rondas.',
  rtpChainText:
    '{percent, number, ::.00} %, de media en muchísimas rondas. Contado con exactitud en todos los resultados, no por muestreo.',
  jackpotMiniLabel: 'Bote Mini',
  jackpotMinorLabel: 'Bote Menor',
  jackpotMajorLabel: 'Bote Mayor',
  jackpotGrandLabel: 'Bote Grande',
  jackpotRateText: '{multiple, number, grouped} veces la jugada, aproximadamente una vez cada {oneIn, number, grouped} rondas.',
}
