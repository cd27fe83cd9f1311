import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CaptchaVendor } from '#platform/config/captcha.ts'

export interface SandboxVendor {
  readonly vendor: CaptchaVendor
  close(): Promise<void>
}

/** A local vendor for trying out the interface: its page has one checkbox, and each answer is valid once. */
export async function startSandboxVendor(): Promise<SandboxVendor> {
  const secret = randomBytes(16).toString('hex')
  const given = new Set<string>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://local')
    if (pathname === '/widget') return send(response, 'text/html; charset=utf-8', WIDGET)
    if (pathname === '/tick') {
      const answer = randomBytes(16).toString('hex')
      given.add(answer)
      return send(response, 'application/json', JSON.stringify({ answer }))
    }
    if (pathname !== '/verify') return void response.writeHead(404).end()
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(parts).toString())
      const success = form.get('secret') === secret && given.delete(form.get('response') ?? '')
      send(response, 'application/json', JSON.stringify({ success }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    vendor: { widgetUrl: `${url}/widget`, verifyUrl: `${url}/verify`, siteKey: 'sandbox', secret },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const WIDGET = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Are you a person?</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; margin: 0; display: grid; place-items: center; min-height: 100vh; background: #fff; color: #1c2430 }
label { display: flex; gap: 12px; align-items: center; font-weight: 600; padding: 12px } input { width: 24px; height: 24px }</style>
<main><label><input type="checkbox">I am a person</label></main>
<script>
  document.querySelector('input').addEventListener('change', async () => {
    const { answer } = await (await fetch('/tick')).json()
    parent.postMessage({ captcha: answer }, '*')
  })
</script></html>`

const send = (response: ServerResponse, type: string, body: string): void =>
  void response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
