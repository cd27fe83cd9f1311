import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { type EntryKey, listContent, publishContent, readContent, saveContent } from '../../shared/operator-contract.ts'
import type { Body } from './body-paths.ts'

/** The versions of an entry, the draft over the latest, and the results of saving and publishing. */
export function useEntry(entry: EntryKey) {
  const api = useApi()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Body | null>(null)
  const [said, setSaid] = useState<readonly string[]>([])
  const { data, error } = useQuery({ ...queryOf(api, readContent, { query: entry }), staleTime: 0 })
  const versions = data?.data.versions
  const latest = versions?.[0]?.version ?? 0
  const tell = async (reply: Reply | null, done: string) => {
    setSaid(reply ? sentencesOf(reply, done) : ['Saving failed. Nothing was lost: try again.'])
    if (!reply?.success) return
    await queries.invalidateQueries({ queryKey: keyOf(readContent) })
    await queries.invalidateQueries({ queryKey: keyOf(listContent) })
    setDraft(null)
  }
  const save = async (of: Body | null) => {
    const reply = await api.call(saveContent, { body: { ...entry, basedOn: latest, body: of } }).catch(() => null)
    await tell(reply, 'Saved as a draft. It stays hidden until you publish it.')
  }
  const publish = async (later: string) => {
    const goesLiveAt = later ? new Date(`${later}:00Z`).toISOString() : null
    const reply = await api.call(publishContent, { body: { ...entry, version: latest, goesLiveAt } }).catch(() => null)
    await tell(reply, later ? `Published: it is shown from ${later.replace('T', ' ')} UTC.` : 'Published. Visitors see it now.')
  }
  return { versions, error, draft, setDraft, said, save, publish }
}

type Reply =
  | { readonly success: true }
  | { readonly success: false; readonly reasonType: 'not-valid'; readonly problems: readonly string[] }
  | { readonly success: false; readonly reasonType: 'changed-meanwhile'; readonly by: string; readonly version: number }
  | { readonly success: false; readonly reasonType: 'final' }

function sentencesOf(reply: Reply, done: string): readonly string[] {
  if (reply.success) return [done]
  if (reply.reasonType === 'not-valid') return reply.problems
  if (reply.reasonType === 'final') return ['This version is published and frozen. Write a new one with another date.']
  return [`${reply.by} has saved version ${reply.version}. Copy your text, go back to the list, and open it again.`]
}
