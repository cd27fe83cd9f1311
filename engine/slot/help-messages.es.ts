import type { slotHelpMessagesEn } from './help-messages.en.ts'

export const slotHelpMessagesEs: Readonly<Record<keyof typeof slotHelpMessagesEn, string>> = {
  ruleHoldAndSpin:
    '{count, number} o más {coins} inician retén y gira: se quedan, y cada posición libre gira por su cuenta {respins, number} veces. Cada moneda nueva se queda también y devuelve la cuenta a {respins, number}. Cuando se acaban la cuenta o las posiciones libres, todas las monedas dan lo que llevan.',
  ruleCoinChance:
    'En retén y gira, cada posición libre trae {coin} {weight, plural, =1 {una} other {#}} de cada {all, number} veces.',
  ruleValues: '{symbol} lleva, en múltiplos de la jugada y tantas veces de cada {all, number}: {values}.',
  ruleCoinMultiplies:
    '{coin} multiplica la suma de todos los valores por {multiplier, number}; si hay varias, se multiplican entre sí. Los botes no se multiplican.',
  ruleFullGridJackpot: 'Una cuadrícula llena de monedas da además el bote {tier}.',
  ruleRowsOpen:
    'Se abre una fila más con cada uno de estos números de monedas: {counts}. La cuadrícula crece hasta {rows, number} filas.',
  ruleJackpots: 'Botes fijos, en múltiplos de la jugada: {jackpots}.',
  ruleNoOtherWins: 'Solo premia retén y gira.',
  holdAndSpinRateLabel: 'Retén y gira',
  holdAndSpinRateText: 'Aproximadamente una vez cada {oneIn, number} rondas.',
  rtpChainText: '{percent} %, de media en muchísimas rondas. Contado con exactitud en todos los resultados, no por muestreo.',
  jackpotMiniLabel: 'Bote Mini',
  jackpotMinorLabel: 'Bote Menor',
  jackpotMajorLabel: 'Bote Mayor',
  jackpotGrandLabel: 'Bote Grande',
  jackpotRateText: '{multiple, number} veces la jugada, aproximadamente una vez cada {oneIn, number} rondas.',
}
