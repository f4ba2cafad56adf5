/** How many different characters there are. */
export function distinctCharacters(text: string): number {
  return new Set(text).size
}

/** Whether it is one piece over and over, the last time perhaps not whole: `aaaa`, `abcabcab`. */
export function repeatsItself(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return true
  return false
}
