/** What a foreign text could make of whatever reads it. */

export const hang = () => {
  for (;;);
}

/** In the library of Unicode, where nothing of JavaScript can be stopped. */
export const hangInside = () => `a${'\u0301\u0316'.repeat(400_000)}`.normalize('NFC').length

export const grow = () => {
  const held: object[] = []
  for (;;) held.push({ held: held.length })
}

/** By one allocation, which no limit is asked about before. */
export const growInside = () => {
  const held: string[][] = []
  for (;;) held.push('ab'.repeat(5_000_000).split(''))
}

export const wait = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'waited'))

export const end = () => process.exit(0)

export const fail = (message: string) => {
  throw new RangeError(message)
}

export const echo = (input: unknown) => input

export const environment = () => Object.keys(process.env)
