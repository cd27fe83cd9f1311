const TITLE = /<title>[^<]*<\/title>/g
const SHARED_TITLE = /(<meta (?:property="og|name="twitter):title" content=")[^"]*("\/>)/g
const DESCRIPTION = /<meta name="description" content="[^"]*"\/>/g

/**
 * Reduces a server-rendered page's head to one title and one description. The first title is an operator's, used for
 * sharing too; the last description is the page's own, in an operator's words if there are any.
 */
export function withOneOfEach(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const titles = html.slice(0, end).match(TITLE) ?? []
  const descriptions = html.slice(0, end).match(DESCRIPTION) ?? []
  const head = html
    .slice(0, end)
    .replace(TITLE, keepOnly(0))
    .replace(DESCRIPTION, keepOnly(descriptions.length - 1))
  const [title] = titles.map((found) => found.slice('<title>'.length, -'</title>'.length).replaceAll('"', '&quot;'))
  const shared = title ? head.replace(SHARED_TITLE, (_, before: string, after: string) => before + title + after) : head
  return shared + html.slice(end)
}

function keepOnly(place: number): (found: string) => string {
  let nth = 0
  return (found) => (nth++ === place ? found : '')
}
