const BYTE_ORDER_MARK = 0xfe_ff

/**
 * Parses JSON that two readers could not read differently: no repeated keys and no byte order mark. Undefined for
 * anything else.
 */
export function parseStrictJson(text: string): unknown {
  if (text.charCodeAt(0) === BYTE_ORDER_MARK) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return hasRepeatedKeys(text) ? undefined : value
  } catch {
    return undefined
  }
}

/** Of valid JSON. Keys are compared after their escapes are resolved. */
function hasRepeatedKeys(json: string): boolean {
  const open: Set<string>[] = []
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (isKey(json, index + token.length)) {
      const key = JSON.parse(token) as string
      if (open.at(-1)?.has(key)) return true
      open.at(-1)?.add(key)
    }
  }
  return false
}

function isKey(json: string, end: number): boolean {
  let at = end
  while (' \t\r\n'.includes(json[at] ?? '.')) at += 1
  return json[at] === ':'
}
