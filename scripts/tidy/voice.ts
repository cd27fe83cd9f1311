import type { Locale } from '#kernel/locale.ts'
import type { Source } from './sources.ts'
import type { Pair, Texts } from './words.ts'

/**
 * Claims that a win is due, and urges to win back, to raise the amount, to play on or to stay. The signs of harm may name
 * what a player does.
 */
const ENTICEMENTS: Readonly<Record<Locale, RegExp>> = {
  en: /\bdue to (hit|win|pay)\b|\b(win|jackpot) is (due|near|coming)\b|\bso close\b|\balmost (won|had it|there)\b|\bnext (round|spin) (could|might|will)\b|\bwin (it|them|your (coins|entries|losses)) back\b|\b(raise|increase|double|boost) your (play|stake)\b|\bplay (bigger|more|\S+ more)\b|\bdon’t (stop|leave|quit|give up)\b|(?<!\b(i|you) )\bkeep (on )?(playing|going|spinning|saving|filling)\b|\b(leaving|going) (already|so soon)\b|\bbefore you (go|leave)\b|\b(stay|stick around) (and|a little)\b|\bone more (round|game|try|chance)\b|\bback for more\b|\btry your luck\b/i,
  es: /(?<![\p{L}])(ya toca|está por salir|casi (ganas|lo logras)|la próxima (puede|podría)|recupera (lo perdido|tus (monedas|participaciones))|(sube|aumenta|duplica) tu (jugada|monto)|juega (más|\S+ \S+ más)|no (dejes de jugar|pares|te vayas|te rindas)|(sigue|continúa) (jugando|girando|ahorrando|para|así)|(?<!antes de )(seguir|continuar) (jugando|ahorrando)|antes de (irte|que te vayas)|(ya te vas|quédate)|una (ronda|oportunidad) más|¿otra ronda|otra oportunidad|prueba tu suerte)(?![\p{L}])/iu,
}

/**
 * Banned in texts for players: phrases of translated prose, British words and spelling, the Spanish of Spain, foreign
 * number formats.
 */
const HABITS: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /\be-mails?\b|\b(mailed|mails)\b|\buser name\b/i,
    /\b(somebody|anybody|whoever|lately|anew|afterwards|beforehand|once more|at once|the asking)\b/i,
    /\b(lovely|all right|go on|play on|in all|of yours|of theirs|by a machine|cannot be had)\b/i,
    /\b(stands?|lies) here\b/i,
    /(?<!-)\b(favourite|colour|recognis|licence|dialogue|cancelled)\w*(?!\}|,)/i,
    /\bno purchase is (ever )?needed\b|\bhas to be bought\b/i,
    /\} (times the play amount|play amounts)\b/i,
    ENTICEMENTS.en,
    /\bfrom \{(at|when)\}/i,
    /\bautumn\b|\blower-case\b|\bfill this in\b/i,
    /\ba repeat(ed call)? (changes|grants) nothing\b|\b(is|are) no (name|words) (of|called)\b/i,
    /[\d}] %|× [\d{]/,
  ],
  es: [
    /\w[áé]is\b|\bvosotros\b/i,
    /\b(pulsa|ordenador|hucha|finde|caduc\w+|rellena|vestíbulo|botes?|entradas?|tiradas?|carretes?|periodos?)\b/i,
    /\b(piruletas?|gominolas?|magdalenas?|rosquillas?|melocot[oó]n\w*|farolillos?|hace sitio|tu cantidad)\b/i,
    ENTICEMENTS.es,
    /[\d}] %|«|× [\d{]/,
    /\b\d{1,3}\.\d{3}\b/,
  ],
}

/** The specification's own words. */
const GIVEN: ReadonlySet<string> = new Set(['We are failed to process your transaction. Please try again.'])

/** Legal documents and pages that may use these words in full. */
const CONTRACTIONS = /\b(cannot|(could|is|are|do|does|did|was|has|have|will) not)\b|(?<!where )\b(you|we|they) are /i
const MAY_SAY_IN_FULL = /\b(texts|pages)-en\.ts$/

/** With the language and key of each. */
export function findHabits({ path, en, es }: Pair): string[] {
  const english = MAY_SAY_IN_FULL.test(path) ? HABITS.en : [...HABITS.en, CONTRACTIONS]
  return [...habitsIn(en, 'en', english), ...habitsIn(es, 'es', HABITS.es)]
}

const habitsIn = (texts: Texts, locale: Locale, habits: readonly RegExp[]): string[] =>
  [...texts]
    .filter(([, text]) => !GIVEN.has(text))
    .flatMap(([key, text]) => habits.flatMap((habit) => habit.exec(text)?.[0] ?? []).map((found) => `${locale} ${key}: ${found}`))

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\\w])\/\/[^\n]*/g
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const BETWEEN_TAGS = /[>}]([^<>{}=;()']+)[<{]/g
const SPANISH = /[áéíñóú¿¡]|\b(?:de|el|la|los|las|tu|tus|una|con|para|sin)\b/

/** In texts beside the message files: mails, notifications, seeds, refusals, log lines and the pages of operators. */
export function findHabitsInSource({ path, text }: Source): string[] {
  const code = text.replaceAll(COMMENT, '').replaceAll(/\$\{[^{}]*\}/g, '${}')
  const texts = [QUOTED, ...(path.endsWith('.tsx') ? [BETWEEN_TAGS] : [])].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) =>
      match
        .slice(1)
        .find((part) => part !== undefined)!
        .trim(),
    ),
  )
  return texts
    .filter((each) => each.includes(' ') && !GIVEN.has(each))
    .flatMap((each) => {
      const habits = HABITS[SPANISH.test(each) ? 'es' : 'en']
      return habits.flatMap((habit) => habit.exec(each)?.[0] ?? []).map((found) => `${found}, in “${each}”`)
    })
}
