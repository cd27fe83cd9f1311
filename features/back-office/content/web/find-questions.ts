import type { QuestionGroup } from '../contract.ts'

type Question = QuestionGroup['questions'][number]

/** `title`: the question itself has every word; `answer`: question and answer together have them. */
export type QuestionMatch = 'title' | 'answer'

/** The match of each question that has all the words, by id. Accents and capitals make no difference. */
export function findQuestions(groups: readonly QuestionGroup[], wanted: string): Map<string, QuestionMatch> {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word))
  const matchOf = ({ title, html }: Question): QuestionMatch | null => {
    if (hasAll(title)) return 'title'
    return hasAll(`${title} ${html.replace(/<[^<>]*>/g, ' ')}`) ? 'answer' : null
  }
  return new Map(
    groups.flatMap(({ questions }) =>
      questions.flatMap((question) => {
        const match = matchOf(question)
        return match ? [[question.id, match] as const] : []
      }),
    ),
  )
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
