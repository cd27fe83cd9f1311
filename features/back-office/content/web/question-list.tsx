import { useId, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#ui/i18n/local-link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { QuestionGroup } from '../contract.ts'
import { findQuestions, type QuestionMatch } from './find-questions.ts'

/** Questions that open on their own, and a field that filters them. Without JavaScript the field is hidden. */
export function QuestionList({ groups }: { readonly groups: readonly QuestionGroup[] }) {
  const [wanted, setWanted] = useState('')
  const found = useMemo(() => findQuestions(groups, wanted), [groups, wanted])
  const isSearch = wanted.trim() !== ''
  return (
    <div className="grid gap-6">
      <QuestionSearch text={wanted} count={found.size} onChange={setWanted} />
      {groups.map(({ title, questions }) => (
        <section key={title} className="grid gap-2" hidden={!questions.some(({ id }) => found.has(id))}>
          {title ? <h2 className="text-[20px]/7 font-bold">{title}</h2> : null}
          {questions.map((question) => (
            <Question key={question.id} question={question} match={found.get(question.id)} isSearch={isSearch} />
          ))}
        </section>
      ))}
    </div>
  )
}

interface QuestionSearchProps {
  readonly text: string
  readonly count: number
  onChange(text: string): void
}

/** The field, and the number of questions shown, announced whenever it changes. */
function QuestionSearch({ text, count, onChange }: QuestionSearchProps) {
  const t = useTranslations('content')
  const id = useId()
  return (
    <search className="grid gap-2 [@media(scripting:none)]:hidden">
      <label className="sr-only" htmlFor={id}>
        {t('searchQuestions')}
      </label>
      <span className="relative block">
        <Icon name="magnifying-glass-bold" className="absolute left-4 top-3.5 size-5 text-muted" />
        <input
          id={id}
          className="input pl-12"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('searchQuestions')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <p role="status" className="text-[14px]/5 text-muted">
        {count > 0 ? t('questions', { count }) : t.rich('noQuestions', { support: (words) => <ToSupport>{words}</ToSupport> })}
      </p>
    </search>
  )
}

const ToSupport = ({ children }: { readonly children: React.ReactNode }) => (
  <LocalLink className="text-link" to="/page/contact">
    {children}
  </LocalLink>
)

interface QuestionProps {
  readonly question: QuestionGroup['questions'][number]
  readonly match: QuestionMatch | undefined
  readonly isSearch: boolean
}

/** A question; open where a search found its words in the answer. The id opens it from a link, without JavaScript too. */
function Question({ question: { id, title, html }, match, isSearch }: QuestionProps) {
  return (
    <details className="card group/question" hidden={!match} open={isSearch && match === 'answer'}>
      <summary className="flex min-h-14 items-center gap-4 rounded-card px-5 py-3 max-sm:px-4">
        <h3 className="min-w-0 flex-1 text-[16px]/6 font-semibold">{title}</h3>
        <Icon
          name="caret-down-bold"
          className="size-4 flex-none text-muted transition-[rotate] duration-200 group-open/question:rotate-180"
        />
      </summary>
      {/* oxlint-disable-next-line react/no-danger -- drawn on the server from Markdown that can hold no HTML */}
      <div id={id} className="prose scroll-mt-36 px-5 pb-2 max-sm:px-4" dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  )
}
