/** Where the site shows an uploaded picture, by the name of its file. */
export function pictureAddress(name: string): string {
  return `/media/${name}`
}

/** The name of the uploaded picture that an address leads to; null for every other address, whole ones among them. */
export function pictureNameIn(address: string): string | null {
  return /^\/media\/([a-z0-9-]{1,100}\.webp)$/.exec(address)?.[1] ?? null
}
