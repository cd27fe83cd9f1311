import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { newKey } from '#ui/api/browser-transport.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf } from '#ui/api/query.ts'
import { uploadFile } from '#ui/parts/upload-file.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { DOCUMENT_BYTES_MAX, DOCUMENT_TYPES, type DocumentKind, listDocuments, uploadDocument } from '../contract.ts'
import { useSiteLocale } from '#ui/i18n/site-locale.ts'

/** A file being uploaded. */
export interface Sending {
  /** Shared by all retries of this file, so that none makes a second document. */
  readonly key: string
  readonly kind: DocumentKind
  readonly file: File
  /** Upload progress from 0 to 1. */
  readonly share: number
  readonly state: 'queued' | 'sending' | 'sent' | 'failed'
  /** The error text. */
  readonly problem: string | null
  /** False if a retry is pointless. */
  readonly mayTryAgain: boolean
}

/** The browser's MIME type suffices here; the server inspects the content. */
const isLikely = ({ type, size }: File): boolean =>
  size > 0 && size <= DOCUMENT_BYTES_MAX && (type === '' || DOCUMENT_TYPES.some((each) => each === type))

/** Uploads files one after the other at full bandwidth; finished ones move to the document list. */
export function useUploads() {
  const t = useTranslations('documents')
  const queries = useQueryClient()
  const [all, setAll] = useState<readonly Sending[]>([])
  const change = (key: string, to: Partial<Sending>) =>
    setAll((known) => known.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const { send, stop } = useSender(change)
  const reject = () => showToast(t('rejected'), { kind: 'error' })

  const next = all.some(({ state }) => state === 'sending') ? undefined : all.find(({ state }) => state === 'queued')
  useEffect(() => {
    if (!next) return
    void send(next).then((outcome) => {
      if (outcome === 'refused') reject()
      if (outcome !== 'sent') return
      showToast(t('uploaded'), { kind: 'success' })
      void queries.invalidateQueries({ queryKey: keyOf(listDocuments) })
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each file starts once, however often the component renders
  }, [next?.key])

  return {
    all,
    stop,
    add(kind: DocumentKind, files: readonly File[]) {
      const added = files.map((file) => newSending(kind, file, t('failures.not-accepted')))
      if (added.some(({ state }) => state === 'failed')) reject()
      setAll((known) => [...known, ...added])
    },
    again: (key: string) => change(key, { state: 'queued', share: 0, problem: null }),
    hide: (key: string) => setAll((known) => known.filter((each) => each.key !== key)),
  }
}

function newSending(kind: DocumentKind, file: File, refusal: string): Sending {
  const fresh = { key: newKey(), kind, file, share: 0 }
  return isLikely(file)
    ? { ...fresh, state: 'queued', problem: null, mayTryAgain: true }
    : { ...fresh, state: 'failed', problem: refusal, mayTryAgain: false }
}

type Change = (key: string, to: Partial<Sending>) => void

/** Uploads one file and reports progress; leaving the page aborts it. */
function useSender(change: Change) {
  const t = useTranslations('documents.failures')
  const locale = useSiteLocale()
  const failureText = useFailureText()
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const underWay = stops.current
    return () => underWay.forEach((each) => each.abort())
  }, [])
  const fail = (key: string, problem: string, mayTryAgain = true) => change(key, { state: 'failed', problem, mayTryAgain })

  const send = async ({ key, kind, file }: Sending): Promise<'sent' | 'refused' | 'failed'> => {
    const { signal } = stops.current.set(key, new AbortController()).get(key)!
    change(key, { state: 'sending' })
    try {
      const query = { kind }
      const onSent = (share: number) => change(key, { share })
      const reply = await uploadFile(uploadDocument, { query, file, locale, key, signal, onSent })
      if (reply.success) change(key, { state: 'sent', share: 1 })
      else fail(key, t(reply.reasonType), reply.reasonType !== 'not-accepted')
      return reply.success ? 'sent' : 'refused'
    } catch (error) {
      fail(key, signal.aborted ? t('stopped') : failureText(error))
      return 'failed'
    } finally {
      stops.current.delete(key)
    }
  }
  const stop = (key: string): void => {
    const underWay = stops.current.get(key)
    if (underWay) underWay.abort()
    else fail(key, t('stopped'))
  }
  return { send, stop }
}
