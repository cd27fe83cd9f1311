import type { slotHelpMessagesEn } from './help-messages.en.ts'

export const slotHelpMessagesEs: Readonly<Record<keyof typeof slotHelpMessagesEn, string>> = {
  ruleCluster:
    '{least, number, grouped} o más símbolos iguales conectados en horizontal o vertical ganan. La tabla de pagos muestra lo que paga cada tamaño de grupo. Los comodines cuentan en cada grupo que tocan.',
  ruleAnywhere:
    '{least, number, grouped} o más símbolos iguales en cualquier posición ganan. La tabla de pagos muestra lo que paga cada cantidad.',
  ruleTumble:
    'Los símbolos ganadores desaparecen, los de arriba caen y se sortean símbolos nuevos, hasta que no hay más premios.',
  ruleHolds:
    'Los símbolos ganadores {scatters, select, none {} other {y cada {scatters} }}se quedan en su lugar y las demás posiciones se sortean otra vez. Cada vez que algo se suma, todos los premios a la vista se pagan de nuevo. El giro termina cuando no se suma nada.',
  ruleGrowingCells:
    'Después de que una posición gana, su multiplicador se duplica por el resto de la ronda, hasta ×{max, number, grouped}. Las posiciones de un mismo premio se multiplican entre sí.',
  ruleBombs:
    '{bomb} se queda donde cae y lleva un multiplicador. Cuando no hay más premios, la suma de todos los multiplicadores a la vista multiplica lo que ganó el giro, sin contar los scatters.',
  ruleBombsGather:
    'En los giros gratis, los multiplicadores de {bomb} de los giros ganadores se suman a un total. El total multiplica lo que ganan ese giro y todos los giros gratis siguientes, sin contar los scatters.',
  ruleMeter:
    'Las posiciones ganadoras llenan un medidor, que fija el multiplicador de los premios siguientes del giro según las posiciones: {marks}.',
  ruleMeterKept:
    'Las posiciones ganadoras llenan un medidor, que fija el multiplicador de los premios siguientes del giro según las posiciones: {marks}. Todos los giros gratis comparten un medidor, que empieza vacío.',
  ruleReelsTurn:
    'Cuando se detienen los rodillos en {spins, select, free_spins {los giros gratis} other {los giros normales}}, rodillos enteros pueden volverse comodines. Probabilidades de {all, number, grouped} por rodillos: {choices}; ninguno ({none, number, grouped}).',
  ruleReelsTurnAlways:
    'Cuando se detienen los rodillos en {spins, select, free_spins {los giros gratis} other {los giros normales}}, rodillos enteros se vuelven comodines. Probabilidades de {all, number, grouped} por rodillos: {choices}.',
  ruleTrail:
    '{scatter} en {count, number, grouped} posiciones o más inicia un sendero de {steps, number, grouped} pasos. Tienes {moves, number, grouped} movimientos. Cada uno lanza un dado justo del 1 al {sides, number, grouped}: todos los números tienen las mismas probabilidades.',
  ruleTrailSteps: 'Pasos en orden: {list}. Solo cuenta el paso donde te detienes.',
  ruleTrailMultiply:
    '{step} multiplica por {multiplier, number, grouped} cada premio posterior del sendero. Si te detienes en varios, se multiplican entre sí.',
  ruleTrailMoves: '{step} te da {moves, plural, =1 {un movimiento más} other {# movimientos más}}.',
  ruleTrailStop: '{step} termina el sendero. Conservas lo que ganaste.',
  ruleTrailEnd:
    'El sendero termina cuando se acaban tus movimientos o llegas al paso {steps, number, grouped}, aunque el dado muestre más.',
  ruleMystery:
    'Cuando se detienen los rodillos, cada {cover} a la vista descubre el mismo símbolo. Probabilidades de {all, number, grouped}: {odds}.',
  ruleScreens:
    'El juego tiene {count, number, grouped} pantallas que giran a la vez. Los rodillos 1 a {across, number, grouped} están en la primera y los rodillos {next, number, grouped} a {last, number, grouped} en la segunda. Cada línea de pago corre en cada pantalla.',
  ruleScreensTogether: 'Cuando las dos pantallas ganan en el mismo giro, cada premio cuenta {together, number, grouped} veces.',
  ruleScreensScatters: 'Los scatters de las dos pantallas se suman.',
  ruleAddedReels:
    'Un giro empieza con {first, number, grouped} rodillos y {ways, number, grouped} formas de ganar: símbolos iguales en rodillos contiguos, desde el primero de la izquierda, en cualquier posición. Cada vez que un premio llega al último rodillo, gira uno más, hasta {last, number, grouped} rodillos y {most, number, grouped} formas. La serie más larga de cada símbolo paga cuando ningún premio llega al último rodillo, multiplicada por el número de formas que crea. Todos los premios se suman.',
  addedReelsLabel: 'Rodillos agregados',
  addedReelsText:
    'Hasta {most, number, grouped} por giro. Giros de cada {all, number, grouped} con al menos esa cantidad: {rates}.',
  rulePairs:
    'Estos símbolos cuentan como dos de su clase en una sola posición: {pairs}. Así hay más formas, hasta {ways, number, grouped}.',
  ruleBombWeights: '{bomb} lleva un multiplicador. Probabilidades de {all, number, grouped}: {weights}.',
  ruleBookSymbols:
    'Con qué frecuencia cae cada símbolo en {spins, select, base_free {los giros gratis} buy_spins {el primer giro de una ronda comprada} buy_free {los giros gratis de una ronda comprada} other {los giros normales}}, contado en todo el libro: {odds}.',
  ruleBookBombs:
    'Con qué frecuencia cae cada multiplicador de {bomb} en {spins, select, base_free {los giros gratis} buy_spins {el primer giro de una ronda comprada} buy_free {los giros gratis de una ronda comprada} other {los giros normales}}, contado en todo el libro: {odds}.',
  ruleWeights: 'Cada posición sortea su propio símbolo. Probabilidades de {all, number, grouped}: {weights}.',
  ruleFreeWeights:
    'Durante los giros gratis, cada posición sortea su propio símbolo. Probabilidades de {all, number, grouped}: {weights}.',
  ruleBuy:
    'Por {price, number, grouped}× tu monto de juego, una ronda empieza con {scatter} en {count, number, grouped} posiciones, garantizado. Los premios son los mismos múltiplos de tu monto de juego.',
  ruleBook:
    'Todas las rondas de este juego están en un libro, cada una con su peso y con el número del que un generador publicado sortea sus símbolos. Una ronda es un sorteo justo de ese libro, así que el RTP es exacto. El libro es parte de las reglas del juego (SHA-256 {hash}), así que verificar una ronda también lo comprueba.',
  rtpBookText:
    '{percent, number, ::.00}% a largo plazo, calculado con exactitud a partir de las {cycle, number, grouped} rondas del libro.',
  buyRtpLabel: 'RTP al comprar el bono',
  ruleCollect: 'Cada {collector} a la vista recoge los valores de todos estos símbolos a la vista: {symbols}.',
  ruleWildFreeSpins: '{wild} aparece solo durante los giros gratis.',
  ruleStages:
    'Cada {every, number, grouped} veces que {collector} cae durante los giros gratis, recibes {spins, number, grouped} más, que se juegan después de los actuales. Cada etapa multiplica todos sus premios: {multipliers} veces.',
  ruleLadder:
    'Durante los giros gratis, cada {collector} sube un peldaño de la escalera antes de recoger. Todos los premios se multiplican por el peldaño que alcances hasta que terminan los giros gratis: {multipliers}.',
  collectRateLabel: 'Valores recogidos fuera de los giros gratis',
  collectRateText: 'Aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  ruleHoldAndSpin:
    '{coins} en {count, number, grouped} o más posiciones activa Hold and Spin con {respins, number, grouped} giros extra. Las monedas se quedan fijas y cada moneda nueva vuelve a poner los giros extra en {respins, number, grouped}. Cuando se acaban los giros extra o se llena la cuadrícula, se pagan todos los valores.',
  ruleCoinChance:
    'Durante Hold and Spin, cada posición libre tiene {weight, number, grouped} de {all, number, grouped} probabilidades de recibir {coin}.',
  ruleValues: '{symbol} lleva un múltiplo de tu monto de juego. Probabilidades de {all, number, grouped}: {values}.',
  ruleCoinMultiplies:
    '{coin} multiplica la suma de todos los valores por {multiplier, number, grouped}. Si hay varias, se multiplican entre sí. Los jackpots no se multiplican.',
  ruleFullGridJackpot: 'Llenar la cuadrícula otorga además el jackpot {tier}.',
  ruleRowsOpen:
    'Se abre una fila más con cada una de estas cantidades de monedas: {counts}. La cuadrícula crece hasta {rows, number, grouped} filas.',
  ruleJackpots: 'Jackpots fijos, en múltiplos de tu monto de juego: {jackpots}.',
  ruleNoOtherWins: 'Solo paga Hold and Spin.',
  holdAndSpinRateLabel: 'Hold and Spin',
  holdAndSpinRateText: 'Aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
  rtpChainText: '{percent, number, ::.00}% a largo plazo, calculado con exactitud a partir de todos los resultados.',
  jackpotMiniLabel: 'Jackpot Mini',
  jackpotMinorLabel: 'Jackpot Menor',
  jackpotMajorLabel: 'Jackpot Mayor',
  jackpotGrandLabel: 'Jackpot Grande',
  jackpotRateText: '{multiple, number, grouped}× tu monto de juego, aproximadamente 1 de cada {oneIn, number, grouped} rondas.',
}
