/** Where the site shows an uploaded picture, by the name of its file. */
export function pictureAddress(name: string): string {
  return `/media/${name}`
}

/** The name of the uploaded picture that an address leads to; null for every other address, whole ones among them. */
export function pictureNameIn(address: string): string | null {
  return /^\/media\/([a-z0-9-]{1,100}\.webp)$/.exec(address)?.[1] ?? null
}

/** Longest words of what a picture shows, in characters, and largest file that is taken, in bytes. */
export const pictureLimits = { alt: 300, bytes: 5 * 1024 * 1024 } as const
