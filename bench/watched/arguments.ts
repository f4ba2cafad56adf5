/** What the words of the command line ask for. */
export type Arguments = {
  names: string[]
  isShort: boolean
  compares: boolean
  keeps: boolean
  byWrk: boolean
  minutes: number
  runs: number
}

const usage = 'npm run bench -- [names …] [--short] [--compare] [--keep] [--minutes 60] [--runs 3] [--wrk]'

/** The command line's words, or what is wrong with them. */
export function readArguments(
  words: string[],
  known: string[],
): { ok: true; value: Arguments } | { ok: false; error: string } {
  const value: Arguments = {
    names: [],
    isShort: false,
    compares: false,
    keeps: false,
    byWrk: false,
    minutes: 1,
    runs: 1,
  }
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--short') value.isShort = true
    else if (word === '--compare') value.compares = true
    else if (word === '--keep') value.keeps = true
    else if (word === '--wrk') value.byWrk = true
    else if (word === '--minutes' || word === '--runs') {
      const number = Number(rest.shift())
      if (!(number > 0) || (word === '--runs' && !Number.isInteger(number)))
        return { ok: false, error: `${word} wants a number. ${usage}` }
      value[word === '--runs' ? 'runs' : 'minutes'] = number
    } else if (word.startsWith('-')) return { ok: false, error: `Nothing is known of ${word}. ${usage}` }
    else if (known.includes(measureOf(word))) value.names.push(word)
    else return { ok: false, error: `Nothing is measured by the name ${word}; there are ${known.join(', ')}` }
  }
  if (value.byWrk && (value.compares || value.keeps))
    return {
      ok: false,
      error: 'The baseline is taken with the load that every machine can make, without wrk',
    }
  return { ok: true, value }
}

/** The measure that a name chooses: one attack (`attack:pipelined`) is a part of `attack`. */
export function measureOf(name: string): string {
  return name.split(':')[0] ?? name
}
