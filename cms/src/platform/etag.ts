/** Whether the reader holds what this tag names already. */
export function matchesEtag(headers: Headers, etag: string): boolean {
  const held = headers.get('if-none-match')
  if (held === null) return false
  return held.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
