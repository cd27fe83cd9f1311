import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layoutBrowser } from '#ui/testing/browser.ts'
import { FakeServer } from '#ui/testing/fake-server.ts'
import { openPage } from '#apps/site/web/testing/open-page.tsx'
import { initApp } from '#features/account/account/contract.ts'
import { guestInit } from '#features/account/account/fixtures.ts'
import { clearToasts } from '#ui/toast/toasts.ts'
import { DOCUMENT_BYTES_MAX, listDocuments, type SentDocument, takeBackDocument } from '../contract.ts'
import DocumentsPage from './documents-page.tsx'

/** Simulates the browser's upload request, controlled by the test. */
class HeldRequest extends EventTarget {
  static all: HeldRequest[] = []
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  path = ''
  status = 0
  response: unknown
  open = (_: string, path: string) => void (this.path = path)
  setRequestHeader = (name: string, value: string) => void this.headers.set(name, value)
  #form = new FormData()
  send(form: FormData): void {
    this.#form = form
    HeldRequest.all.push(this)
  }
  sentName = () => (this.#form.get('file') as File).name
  abort = () => this.#end('abort')
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(response: unknown, status = 200): void {
    Object.assign(this, { status, response })
    this.#end('load')
  }
  cut = () => this.#end('error')
  #end(how: string): void {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => {
  HeldRequest.all = []
  layoutBrowser({ wantsLessMotion: true })
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
})
afterEach(() => {
  clearToasts()
  cleanup()
  vi.unstubAllGlobals()
})

const document = (over: Partial<SentDocument> = {}): SentDocument => ({
  id: 'doc_1',
  kind: 'identity',
  name: 'passport.png',
  type: 'image/png',
  bytes: 2_000_000,
  state: 'waiting',
  reason: null,
  sentAt: '2026-11-21T17:00:00.000Z',
  decidedAt: null,
  ...over,
})

const listOf = (...documents: SentDocument[]) => ({ success: true as const, data: { documents } })

async function open(...documents: SentDocument[]) {
  const server = new FakeServer()
  server.answer(initApp, guestInit)
  server.answer(listDocuments, listOf(...documents))
  openPage(server, { path: '/profile/documents', features: ['account', 'documents'], children: <DocumentsPage /> })
  await screen.findByRole('heading', { name: 'Your documents' })
  return server
}

const file = (name: string, { type = 'image/png', bytes = 10 } = {}): File => {
  const made = new File(['0123456789'], name, { type })
  return bytes === 10 ? made : Object.defineProperty(made, 'size', { value: bytes })
}

const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Choose files'), { target: { files } })
const request = (no: number) => waitFor(() => expect(HeldRequest.all[no]).toBeDefined()).then(() => HeldRequest.all[no]!)

test('files are sent one after the other with their progress, and then appear in the list', async () => {
  const server = await open()
  fireEvent.click(screen.getByRole('radio', { name: /Proof of address/ }))
  choose(file('front.png'), file('back.png'))
  const first = await request(0)
  expect(first.path).toMatch(/\?kind=address$/)
  expect(first.sentName()).toBe('front.png')
  const bar = screen.getByRole('progressbar', { name: 'Sending front.png' })
  first.progress(4, 10)
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'))
  expect(HeldRequest.all).toHaveLength(1)
  server.answer(listDocuments, listOf(document({ name: 'front.png' })))
  first.answer({ success: true, data: { document: document() } })
  expect(await screen.findByText('Document uploaded successfully')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Remove front.png' })).toBeTruthy()
  const second = await request(1)
  expect(second.sentName()).toBe('back.png')
  expect(second.headers.get('idempotency-key')).not.toBe(first.headers.get('idempotency-key'))
})

test.each([
  ['too large', file('front.png', { bytes: DOCUMENT_BYTES_MAX + 1 })],
  ['empty', file('front.png', { bytes: 0 })],
  ['of another type', file('front.docx', { type: 'application/msword' })],
])('a file that is %s is refused with the text of the rule, and not sent', async (_, wrong) => {
  await open()
  choose(wrong)
  expect(await screen.findByText('Document rejected')).toBeTruthy()
  expect(screen.getByText('We accept PDF, GIF, JPG, and PNG files no larger than 15 MB')).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Try again: ${wrong.name}` })).toBeNull()
  expect(HeldRequest.all).toHaveLength(0)
})

test('a file refused by the server is shown as rejected', async () => {
  await open()
  choose(file('really.png'))
  ;(await request(0)).answer({ success: false, reasonType: 'not-accepted' })
  expect(await screen.findByText('Document rejected')).toBeTruthy()
  expect(screen.getByText(/^We accept PDF/)).toBeTruthy()
})

test('a lost connection is reported, and a retry is the same request', async () => {
  await open()
  choose(file('front.png'))
  const first = await request(0)
  first.cut()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: front.png' }))
  const second = await request(1)
  expect(second.headers.get('idempotency-key')).toBe(first.headers.get('idempotency-key'))
  second.answer({ success: true, data: { document: document() } })
  expect(await screen.findByText('Sent')).toBeTruthy()
})

test('an upload can be canceled', async () => {
  await open()
  choose(file('front.png'))
  await request(0)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel front.png' }))
  expect(await screen.findByText('Canceled')).toBeTruthy()
})

test('dropped files are sent too', async () => {
  await open()
  fireEvent.drop(screen.getByText('Drop files here'), { dataTransfer: { files: [file('dropped.png')] } })
  expect((await request(0)).sentName()).toBe('dropped.png')
})

test('a rejected document shows why and what to do; a pending one can be withdrawn', async () => {
  const server = await open(document(), document({ id: 'doc_2', name: 'bill.pdf', state: 'rejected', reason: 'cropped' }))
  expect(screen.getByText('Not accepted')).toBeTruthy()
  expect(screen.getByText(/All four corners need to be visible\.$/, { selector: 'li span' })).toBeTruthy()
  server.answer(takeBackDocument, listOf(document({ state: 'taken-back' })))
  fireEvent.click(screen.getByRole('button', { name: 'Remove passport.png' }))
  expect(await screen.findByText('Removed')).toBeTruthy()
  expect(server.calls(takeBackDocument)[0]?.body).toEqual({ id: 'doc_1' })
})
