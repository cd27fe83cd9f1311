import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { previewContent } from '../../shared/operator-contract.ts'

/** The text as its page will show it, drawn by the same hand on the server. */
export function Preview({ text, locale }: { text: string; locale: 'en' | 'es' }) {
  const api = useApi()
  const asked = useDeferredValue(text)
  const { data } = useQuery({
    queryKey: ['content-preview', locale, asked],
    queryFn: () => api.call(previewContent, { body: { text: asked, locale } }),
    placeholderData: (before) => before,
  })
  if (!data) return null
  return (
    <section className="card grid gap-2 p-4" aria-label="Preview">
      {data.data.problems.map((problem) => (
        <p key={problem} role="alert">
          {problem}
        </p>
      ))}
      {/* oxlint-disable-next-line react/no-danger -- drawn on the server from Markdown that can hold no HTML */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: data.data.html }} />
    </section>
  )
}
