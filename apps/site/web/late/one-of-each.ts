const TITLE = /<title>[^<]*<\/title>/g
const DESCRIPTION = /<meta name="description" content="[^"]*"\/>/g

/**
 * A drawn page with one title and one description in its head. The title that stands first is an operator's; the
 * description that stands last is the page's own, in an operator's words where they have any.
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
  return titles.length + descriptions.length > 2 ? head + html.slice(end) : html
}

function keepOnly(place: number): (found: string) => string {
  let nth = 0
  return (found) => (nth++ === place ? found : '')
}
