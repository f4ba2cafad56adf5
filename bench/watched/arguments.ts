import { parseArgs } from 'node:util'

const usage = 'npm run bench -- [names …] [--short] [--compare] [--keep] [--minutes 60] [--runs 3] [--wrk]'
const flag = { type: 'boolean', default: false } as const
const number = { type: 'string', default: '1' } as const
const options = { short: flag, compare: flag, keep: flag, wrk: flag, minutes: number, runs: number }

/** What the words of the command line ask for, or what is wrong with them. */
export function readArguments(words: string[], known: string[]) {
  const { values, positionals: names } = parseArgs({ args: words, options, strict: false })
  const flags = {
    isShort: !!values.short,
    compares: !!values.compare,
    keeps: !!values.keep,
    byWrk: !!values.wrk,
  }
  const [minutes, runs] = [numberOf(values.minutes), numberOf(values.runs)]
  const unknown = Object.keys(values).find((name) => !(name in options))
  const strange = names.find((name) => !known.includes(measureOf(name)))
  if (unknown) return refused(`Nothing is known of --${unknown}. ${usage}`)
  if (strange) return refused(`Nothing is measured by the name ${strange}; there are ${known.join(', ')}`)
  if (!(minutes > 0)) return refused(`--minutes wants a number. ${usage}`)
  if (!(runs > 0 && Number.isInteger(runs))) return refused(`--runs wants a number. ${usage}`)
  if (flags.byWrk && (flags.compares || flags.keeps))
    return refused('The baseline is taken with the load that every machine can make, without wrk')
  return { ok: true, value: { names, ...flags, minutes, runs } } as const
}

/** A flag without what is to follow it is none. */
const numberOf = (text: string | boolean | undefined) => (typeof text === 'string' ? Number(text) : Number.NaN)
const refused = (error: string) => ({ ok: false, error }) as const

/** The measure that a name chooses: one attack (`attack:pipelined`) is a part of `attack`. */
export function measureOf(name: string): string {
  return name.split(':')[0] ?? name
}
