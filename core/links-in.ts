/** The addresses of a setting such as `SOCIAL_LINKS`, with spaces or commas between them; an empty list of none. */
export function linksIn(setting: string): string[] {
  return setting.split(/[\s,]+/).filter(Boolean)
}
