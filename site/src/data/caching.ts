/** Longest time that a page may be served without asking again, should an invalidation get lost. */
const backstopSeconds = 30

/** Tells the edge whether to keep the page. One that could not read everything is never kept. */
export function declareCaching(response: Response, { cacheTags, incomplete }: App.Locals): void {
  if (incomplete) response.headers.set('x-incomplete', 'cms')
  else if (response.status === 200 && cacheTags) {
    response.headers.set('cdn-cache-control', `max-age=${backstopSeconds}`)
    response.headers.set('cache-tag', cacheTags.join(','))
  }
}
