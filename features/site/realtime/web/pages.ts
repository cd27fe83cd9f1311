/** Route path without the language prefix; module path from the repository root. */
export const pages = [{ path: '/dev/pushes', file: 'features/site/realtime/web/operator-push-page.tsx' }] as const
