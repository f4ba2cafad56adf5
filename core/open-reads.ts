/**
 * The paths that pages of other origins may read: what everybody is told alike, and nothing that a session, a private link
 * or a form answers. Calendar files are there under the short addresses as well, as the edge hears them.
 */
const openPaths = [
  /^\/(?:api\/)?(?:events|deadlines)\.ics$/,
  /^\/api\/(?:archive|deadlines|events|facets|faq|figures|glance|months|search|sources|openapi\.json)$/,
  /^\/api\/export\.(?:csv|json)$/,
  /^\/api\/events\/[^/]+(?:\/calendar\.ics)?$/,
  /^\/api\/(?:event-addresses|event-lists|event-pages|months)\/[^/]+$/,
  /^\/api\/blog(?:\/[^/]+)?$/,
  /^(?:\/he)?\/blog\/rss\.xml$/,
]

/** Whether pages of other origins may read what is at the path, in nobody's name. */
export function isOpenRead(path: string): boolean {
  return openPaths.some((open) => open.test(path))
}

/** The header that lets them, whoever asks: nothing of such an answer hangs on the origin. */
export const openReadHeader = ['access-control-allow-origin', '*'] as const
