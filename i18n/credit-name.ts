/**
 * The name of a list as it is shown. One with braces, as `{Cyber,Info}Sec Events`, would read as a gap that nobody
 * filled: quotes show that it is a name, which stays as its owner writes it.
 */
export function creditName(name: string): string {
  return /[{}<>]/.test(name) ? `“${name}”` : name
}
