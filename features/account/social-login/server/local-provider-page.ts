const KEPT = ['client_id', 'redirect_uri', 'state', 'nonce', 'code_challenge']

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const frame = (body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local account</title>
<link rel="icon" href="data:,">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f6; color: #1c2430 }
  form { width: min(360px, calc(100vw - 32px)); display: grid; gap: 16px; padding: 32px; border-radius: 16px; background: #fff; box-sizing: border-box }
  h1 { font-size: 24px; margin: 0 } p { margin: 0; color: #4a5565 }
  label { display: grid; gap: 4px; font-weight: 600 } label.line { display: flex; gap: 8px; align-items: center }
  input:not([type=checkbox]), select { font: inherit; padding: 10px 12px; border: 1px solid #6b7787; border-radius: 8px }
  button { font: inherit; font-weight: 700; padding: 12px; border: 0; border-radius: 8px; cursor: pointer; background: #1f4fd8; color: #fff }
  button[value=refuse] { background: #e3e7ee; color: #1c2430 }
</style>
<main>${body}</main></html>`

/** A form that chooses the identity to return and the fault to simulate. */
export const askPage = (query: URLSearchParams, misdeeds: readonly string[]): string =>
  frame(`<form method="post" action="/authorize">
  <h1>Local account</h1>
  <p>A provider for trying things, on this machine. It believes whatever you say.</p>
  ${KEPT.map((name) => `<input type="hidden" name="${name}" value="${escaped(query.get(name) ?? '')}">`).join('')}
  <label>Email<input name="email" type="email" required value="casey@mail.example"></label>
  <label>Name<input name="name" value="Casey Rowan"></label>
  <label class="line"><input name="verified" type="checkbox" checked>The email is verified</label>
  <label>What goes wrong<select name="misdeed">${misdeeds.map((each) => `<option>${each}</option>`).join('')}</select></label>
  <button name="answer" value="allow">Continue</button>
  <button name="answer" value="refuse" formnovalidate>Refuse</button>
</form>`)

export const plainPage = (text: string): string => frame(`<h1>${escaped(text)}</h1>`)
