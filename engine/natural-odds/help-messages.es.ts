import type { oddsHelpMessagesEn } from './help-messages.en.ts'

export const oddsHelpMessagesEs: Readonly<Record<keyof typeof oddsHelpMessagesEn, string>> = {
  rtpExactText: '{percent} %, de media en muchísimas rondas. Contado con exactitud en todos los resultados, no por muestreo.',
  rtpRangeText:
    'De {lowest} % a {highest} %, según cómo juegues, de media en muchísimas rondas. Contado con exactitud en todos los resultados, no por muestreo.',
  ruleDiceRoll:
    'Los dados muestran un número del 1 al {faces, number}, todos con la misma probabilidad. Elige un objetivo y si la tirada quedará por encima o por debajo.',
  ruleDicePay:
    'Un premio da {percent} % dividido entre su probabilidad, redondeado hacia abajo a la centésima. Solo se ofrecen objetivos donde el redondeo casi no quita nada.',
  rulePlinkoPath:
    'Una bola cae por filas de clavijas (a elegir: {rows}). En cada clavija va a la izquierda o a la derecha con la misma probabilidad, así que al centro llegan más caminos.',
  rulePlinkoRisk: 'Cada lugar de abajo da lo que lleva escrito. Con más riesgo, los bordes dan más y el centro menos.',
}
