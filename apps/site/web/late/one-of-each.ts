const TITLE = /<title>([^<]*)<\/title>/g
const DESCRIPTION = /<meta name="description" content="([^"]*)"\/>/g
const SHARED_TITLE = /(<meta (?:property="og|name="twitter):title" content=")[^"]*("\/>)/g
const SHARED_DESCRIPTION = /(<meta (?:property="og|name="twitter):description" content=")[^"]*("\/>)/g

/**
 * Reduces a server-rendered page's head to one title and one description, which link previews show, too. The first title
 * is an operator's; the last description is the page's own, in an operator's words if there are any.
 */
export function withOneOfEach(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.slice(0, end)
  const titles = textsOf(head, TITLE)
  const descriptions = textsOf(head, DESCRIPTION)
  const single = head.replace(TITLE, keepOnly(0)).replace(DESCRIPTION, keepOnly(descriptions.length - 1))
  return share(share(single, SHARED_TITLE, titles[0]), SHARED_DESCRIPTION, descriptions.at(-1)) + html.slice(end)
}

const textsOf = (head: string, tag: RegExp): string[] => [...head.matchAll(tag)].map(([, text = '']) => text)

function keepOnly(place: number): (found: string) => string {
  let nth = 0
  return (found) => (nth++ === place ? found : '')
}

const share = (head: string, tag: RegExp, text: string | undefined): string =>
  text ? head.replace(tag, (_, before: string, after: string) => before + text.replaceAll('"', '&quot;') + after) : head
